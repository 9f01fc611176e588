import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { whileLoading } from '../program/activity';

/** A screen that is loaded when somebody opens it. @param name what its module calls it */
export function page<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await whileLoading(load()))[name] }));
}
