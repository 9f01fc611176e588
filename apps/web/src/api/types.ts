import type { components } from '@school/api-client';

type Schemas = components['schemas'];

/** The shapes of the API's answers that screens pass around. */
export type ListedStudent = Schemas['ListedStudent'];
export type FamilyChild = Schemas['FamilyChild'];
export type FoundStudent = Schemas['FoundStudent'];
export type Student = Schemas['Student'];
export type LeavingDues = Schemas['LeavingDues'];
export type StaffAccount = Schemas['StaffAccount'];
export type SignIn = Schemas['SignIn'];
export type HandedPassword = Schemas['HandedPassword'];
export type HandedFamilyPassword = Schemas['HandedFamilyPassword'];
export type Balance = Schemas['Balance'];
export type Defaulter = Schemas['Defaulter'];
export type DefaultersTotals = Schemas['DefaultersTotals'];
export type DayBook = Schemas['DayBook'];
export type DayBookEntry = Schemas['DayBookEntry'];
export type Closing = Schemas['Closing'];
export type Drawer = Schemas['Drawer'];
export type Comparison = Schemas['DrawerComparison'];
export type OpenDrawer = Schemas['OpenDrawer'];
export type BranchDetails = Schemas['BranchDetails'];
export type CertificateDraft = Schemas['CertificateDraft'];
export type PublicSite = Schemas['PublicSite'];
export type PublicPage = Schemas['PublicPage'];
export type EditedSite = Schemas['EditedSite'];
export type Backups = Schemas['Backups'];
export type StaffReport = Schemas['StaffReport'];
export type StaffLine = Schemas['StaffLine'];
export type StaffFigures = Schemas['StaffFigures'];
export type TodaysSummary = Schemas['TodaysSummary'];
export type GeneralReport = Schemas['GeneralReport'];
export type ClassFigures = Schemas['ClassFigures'];
export type SectionFigures = Schemas['SectionFigures'];

/** The bodies that forms make. */
export type FloatRequest = Schemas['DrawerFloat'];
export type CountRequest = Schemas['DrawerCount'];
export type ClosingRequest = Schemas['CloseDrawer'];
export type NewStudent = Schemas['StudentRegistration'];
export type NewCertificateRequest = Schemas['NewCertificate'];
export type SameStudent = Schemas['SameStudent'];
export type SameStudentQuery = Schemas['SameStudentQuery'];
export type StudentChanges = Schemas['StudentUpdate'];
