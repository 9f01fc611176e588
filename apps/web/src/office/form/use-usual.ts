import { getIn } from 'final-form';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/** Fills a field with its usual value; typed text stays. @param usual undefined while nothing is asked for */
export function useUsual(name: string, usual: string | undefined) {
  const form = useForm();
  const filledIn = useRef('');
  useEffect(() => {
    if (usual === undefined) return;
    const typed: unknown = getIn(form.getState().values, name) ?? '';
    if (typed === filledIn.current && typed !== usual) form.change(name, usual);
    filledIn.current = usual;
  }, [form, name, usual]);
}
