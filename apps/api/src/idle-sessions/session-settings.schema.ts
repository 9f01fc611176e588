import { idleChoices, type SessionSettings } from '@school/domain';
import { Schema } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';

/** The id of the only document of these settings. */
export const THE_OFFICE = 'office';

export interface StoredSessionSettings extends SessionSettings, Audited {
  readonly _id: typeof THE_OFFICE;
}

export const SESSION_SETTINGS = 'SessionSettings';

export const sessionSettingsSchema = new Schema<StoredSessionSettings>(
  {
    _id: { type: String, required: true },
    idleAfter: { type: String, required: true, enum: idleChoices },
  },
  { collection: 'sessionsettings', versionKey: false },
);

sessionSettingsSchema.plugin(audited);
