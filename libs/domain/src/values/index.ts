export * from './address';
export * from './by-each';
export * from './codecs';
export * from './durations';
export * from './money';
export * from './phone-label';
export * from './options';
export * from './typed-digits';
