export * from './branch-place';
export * from './site-link';
export * from './site-pages';
export * from './site-parts';
export * from './site-text';
