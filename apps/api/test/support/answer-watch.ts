import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../../src/open-api';

type PathItem = OpenAPIObject['paths'][string];

/** Made once for all offices of a worker, as they have the same routes. */
let paths: OpenAPIObject['paths'] | undefined;

const operationOf = ({ get, post, put, patch, delete: remove }: PathItem, method: string) =>
  new Map([
    ['GET', get],
    ['POST', post],
    ['PUT', put],
    ['PATCH', patch],
    ['DELETE', remove],
  ]).get(method);

/** Whether an address is one of a path such as `/getImage/{id}`. */
function isOf(path: string, address: string): boolean {
  const given = address.split('/');
  const parts = path.split('/');
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
  );
}

/** Listens to every answer that an office gives in a test, and remembers those that the document of the API does not name. */
export class AnswerWatch {
  private readonly paths: OpenAPIObject['paths'];
  private readonly unnamed = new Set<string>();

  constructor(app: INestApplication) {
    this.paths = paths ??= describeApi(app).paths;
  }

  /** @param url with its query */
  see(method: string, url: string, status: number): void {
    const [address = ''] = url.split('?');
    const item = this.paths[address] ?? Object.entries(this.paths).find(([path]) => isOf(path, address))?.[1];
    const operation = item && operationOf(item, method);
    if (operation && !Object.hasOwn(operation.responses, status))
      this.unnamed.add(`${method} ${address}: ${String(status)}`);
  }

  /** The calls that were answered with a status the document does not name for them. */
  surprises(): readonly string[] {
    return [...this.unnamed];
  }
}
