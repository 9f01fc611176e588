import type { Role, StaffRight } from '@school/domain';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RoomTexts } from '../messages/catalogue';

/** Where an entry leads to a screen: a group of the sidebar, the links between the money screens, or the user's menu. */
export type Place =
  'top' | 'students' | 'money' | 'year' | 'office' | 'administration' | 'money-links' | 'user-menu';

interface Entry {
  readonly place: Place;
  /** In English; other languages translate it in the feature's `names`. */
  readonly name: string;
}

export interface Screen {
  /** Comes after `/#/office/`; `:name` stands for the part that differs. */
  readonly address: string;
  /** Loads when somebody opens it (page.tsx). */
  readonly page: ComponentType;
  readonly icon?: LucideIcon;
  readonly entries?: readonly Entry[];
  /** The address whose sidebar entry is marked when this screen has no entry; for that address and deeper ones. */
  readonly under?: string;
  /** The role that the screen needs. Without it, or without the right, nothing leads here; the server refuses by itself. */
  readonly role?: Role;
  readonly right?: StaffRight;
  /** Whether teachers may open it too: it shows only their own sections, or nobody's data (D58). */
  readonly isForTeachers?: true;
  /** Whether it is the start page of those who may open it; others who come here are sent to their own start page. */
  readonly isStart?: true;
  /** The things waiting there for an administrator; their number is shown beside its name in the sidebar. */
  readonly announces?: 'accounts';
  /** True for the one screen that an account may open whose password was set by somebody else, until it sets its own (D87). */
  readonly isForOwnPassword?: true;
}

/** A key of the keyboard and what it does, in English like the names of entries. */
export interface PageKey {
  readonly key: string;
  readonly does: string;
}

/** A feature's texts in another language, from its `messages.hi.ts`. */
export interface OtherLanguage {
  /** The translations of the manifest's texts, by the English text. */
  readonly names?: Readonly<Record<string, string>>;
  readonly texts?: RoomTexts;
}

/** A feature of the office as all other code knows it: app/features.ts lists them, and the office is built from that list. */
export interface Feature {
  readonly screens: readonly Screen[];
  /** The keys that its pages listen to, for the list of shortcuts. */
  readonly keys?: readonly PageKey[];
  /** Loads when Hindi is chosen. */
  readonly hindi: () => Promise<{ readonly hindi: OtherLanguage }>;
}
