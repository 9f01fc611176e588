import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { whileLoading } from '../program/activity';

/** A screen that is loaded when somebody opens it. @param name what its module calls it */
export function page<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await whileLoading(load()))[name] }));
}

/** A part of a screen that is loaded when it is shown. @param meanwhile what holds its place until then */
export function part<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Part = page(load, name);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
