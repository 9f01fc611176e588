import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { whileLoading } from '../program/activity';

const failures = new Set<() => void>();

/** Forgets the parts that could not be loaded, so that they are loaded again when shown next. */
export function forgetFailures(): void {
  failures.forEach((forget) => forget());
  failures.clear();
}

/** A screen that is loaded when somebody opens it. @param name the name that its module exports it by */
export function page<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  let screen: Promise<ComponentType<Props>> | undefined;
  const begin = async () => {
    try {
      return (await whileLoading(load()))[name];
    } catch (problem) {
      // A failure is kept until `forgetFailures`: a screen that is rendered over and over would load over and over.
      failures.add(() => (screen = undefined));
      throw problem;
    }
  };
  return function Page(props) {
    const Screen = use((screen ??= begin()));
    return <Screen {...props} />;
  };
}

/** A part of a screen that is loaded when it is shown. @param meanwhile holds its place until then */
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
