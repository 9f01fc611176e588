import { CommandError } from '../errors';

/** @throws CommandError 73 for a name that no database or collection may have */
export function checkName(db: string, name: string): void {
  if (db === '' || db.length > 63 || /[/\\. "$*<>:|?\0]/.test(db))
    throw new CommandError(73, `Invalid database name: '${db}'`);
  if (
    name === '' ||
    name.includes('$') ||
    name.includes('\0') ||
    name.startsWith('.') ||
    name.startsWith('system.') ||
    Buffer.byteLength(`${db}.${name}`) > 255
  )
    throw new CommandError(73, `Invalid collection name: ${name}`);
}
