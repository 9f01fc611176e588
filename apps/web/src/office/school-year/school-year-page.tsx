import { PlannedPage } from '../planned/planned-page';

export const SyllabusPage = () => <PlannedPage part="syllabus" />;
