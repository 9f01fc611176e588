import type { Role, StaffRight } from '@school/domain';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RoomTexts } from '../messages/catalogue';

/** Where an entry leads to a screen: a group of the sidebar, the links between the screens of the money, the user's menu. */
export type Place =
  'top' | 'students' | 'money' | 'year' | 'office' | 'administration' | 'money-links' | 'user-menu';

interface Entry {
  readonly place: Place;
  /** In English; other languages have it among the feature's `names`. */
  readonly name: string;
}

export interface Screen {
  /** Behind `/#/office/`; `:name` stands for what differs. */
  readonly address: string;
  /** Loads when somebody opens it (page.tsx). */
  readonly page: ComponentType;
  readonly icon?: LucideIcon;
  readonly entries?: readonly Entry[];
  /** The address whose entry of the sidebar is marked, where this one has none of its own; what is deeper in it follows it. */
  readonly under?: string;
  /** Without it, or without the right, nothing leads here; the server refuses by itself. */
  readonly role?: Role;
  readonly right?: StaffRight;
  /** Teachers may open it too: what is on it is of their own sections, or of nobody (D58). */
  readonly isForTeachers?: true;
  /** Where whoever may open it begins; others who come here are led to where they begin. */
  readonly isStart?: true;
  /** What waits there for an administrator is counted beside its name in the sidebar. */
  readonly announces?: 'accounts';
  /** The one screen for an account whose password was set by somebody else, until it has one of its own (D87). */
  readonly isForOwnPassword?: true;
}

/** A key of the keyboard, and what it does, in English as the names of entries. */
export interface PageKey {
  readonly key: string;
  readonly does: string;
}

/** What a feature says in another language, from its `messages.hi.ts`. */
export interface OtherLanguage {
  /** What the manifest says, by its English. */
  readonly names?: Readonly<Record<string, string>>;
  readonly texts?: RoomTexts;
}

/** A feature of the office as all others know it: app/features.ts lists them, and what the office shows of it is made from this. */
export interface Feature {
  readonly screens: readonly Screen[];
  /** Keys that its pages listen to, for the list of shortcuts. */
  readonly keys?: readonly PageKey[];
  /** Loads when Hindi is chosen. */
  readonly hindi: () => Promise<{ readonly hindi: OtherLanguage }>;
}
