export * from './codecs';
export * from './money';
export * from './options';
export * from './typed-digits';
