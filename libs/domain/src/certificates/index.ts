export * from './certificate';
export * from './certificate-draft';
export * from './certificate-fields';
