export * from './export';
export * from './paging';
export * from './refusal';
export * from './rupee-amount';
export * from './says';
export * from './schema-objects';
export * from './text-rules';
