export * from './audit';
export * from './device';
export * from './idle-session';
export * from './language';
export * from './login';
export * from './sign-in';
export * from './staff';
export * from './token';
