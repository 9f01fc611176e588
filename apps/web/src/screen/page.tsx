import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { whileLoading } from '../program/activity';

const failures = new Set<() => void>();

/** What could not be loaded is asked for anew when it is shown next. */
export function forgetFailures(): void {
  failures.forEach((forget) => forget());
  failures.clear();
}

/** A screen that is loaded when somebody opens it. @param name what its module calls it */
export function page<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  let screen: Promise<ComponentType<Props>> | undefined;
  const begin = async () => {
    try {
      return (await whileLoading(load()))[name];
    } catch (problem) {
      // Kept until then: a screen that is shown over and over would ask over and over.
      failures.add(() => (screen = undefined));
      throw problem;
    }
  };
  return function Page(props) {
    const Screen = use((screen ??= begin()));
    return <Screen {...props} />;
  };
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
