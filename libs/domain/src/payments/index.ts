export * from './deposit';
export * from './mode-rules';
export * from './payment-mode';
export * from './upi';
