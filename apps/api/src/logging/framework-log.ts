import type { LoggerService } from '@nestjs/common';
import type { Log } from './log';

const contextOf = (rest: readonly unknown[]) => {
  const last = rest.at(-1);
  return typeof last === 'string' ? { context: last } : {};
};

/** Sends Nest's own lines to the same log; its lines about modules and routes count as debug. */
export class FrameworkLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.to.debug(contextOf(rest), String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.to.warn(contextOf(rest), String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.to.error({ err: message, ...contextOf(rest) }, 'framework error');
    else this.to.error(contextOf(rest), String(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.to.fatal(contextOf(rest), String(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.to.debug(contextOf(rest), String(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.to.trace(contextOf(rest), String(message));
  }
}
