// The examples of the Storybook in the app of somebody else, one by one: `examples.html?button`.
/* eslint-disable @nx/enforce-module-boundaries -- where it runs, that is the packed kit */
/// <reference types="vite/client" />
import { KitProvider } from '@school/ui';
import '@school/ui/tokens/tokens.css';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

const examples: Record<string, Record<string, ComponentType>> = import.meta.glob('./examples/*.example.tsx', {
  eager: true,
});
const [example] = Object.values(examples[`./examples/${window.location.search.slice(1)}.example.tsx`] ?? {});

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <KitProvider>{example && createElement(example)}</KitProvider>,
);
