import type { LaunchOptions } from '@playwright/test';

export function launchOptions(...more: readonly string[]): LaunchOptions;
export function ensureBrowser(): Promise<string>;
