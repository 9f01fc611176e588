export * from './audit';
export * from './idle-session';
export * from './language';
export * from './login';
export * from './staff';
export * from './token';
