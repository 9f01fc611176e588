export function ownDatabase(uri: string): string;
export function dropDatabase(uri: string): Promise<void>;
