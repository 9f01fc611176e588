import { useParams } from 'react-router-dom';
import { UnderConstruction } from '../../public/under-construction';
import { PlannedPage } from '../planned/planned-page';
import { useShellMessages } from './messages';

const screens = ['calendar', 'syllabus', 'timetable'] as const;

/** Calendar, syllabus and timetable are empty by specification; any other address is unknown. */
export function PlannedScreen() {
  const { sidebar } = useShellMessages();
  const params = useParams();
  const screen = screens.find((key) => key === params['screen']);
  return screen === undefined ? <UnderConstruction /> : <PlannedPage title={sidebar[screen]} part={screen} />;
}
