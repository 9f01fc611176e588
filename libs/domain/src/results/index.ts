export * from './class-sheet';
export * from './exam';
export * from './exam-answers';
export * from './grade';
export * from './mark';
export * from './marks-calls';
export * from './remark';
export * from './standing';
