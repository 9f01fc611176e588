import { Fragment, isValidElement, type ReactNode } from 'react';

/** Whether the content that a column renders is invisible. */
export const isBlank = (node: ReactNode): boolean => {
  if (node === undefined || node === null || typeof node === 'boolean' || node === '') return true;
  if (Array.isArray(node)) return node.every(isBlank);
  return (
    isValidElement<{ readonly children?: ReactNode }>(node) &&
    node.type === Fragment &&
    isBlank(node.props.children)
  );
};
