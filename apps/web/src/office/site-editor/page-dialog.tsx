import {
  newPageName,
  newPageSchema,
  sitePlaces,
  SITE_LIMITS,
  type NewPage,
  type SitePage,
} from '@school/domain';
import { Button, Row, Stack, TextField } from '@school/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { hasServerDecided } from '../../api/decided';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { OptionRadios } from '../form/option-field';
import { PictureField } from '../form/picture-field';
import { useSends } from '../form/use-sends';
import { focusFirstField } from '../../screen/focus-on-mount';
import { InBoth } from './item-fields';
import { MarkedTextField } from './marked-text-field';
import { useSiteEditorMessages } from './messages';
import { usePinnedRevision } from '../form/pinned-revision';
import { useSavePage } from './use-site-editor';

interface ShownPicture {
  readonly picture?: string;
}

/** The pictures below the text of a page. */
function PagePictures() {
  const { pages: words } = useSiteEditorMessages();
  const { labels } = useWords();
  const { input } = useField<readonly ShownPicture[]>('pictures');
  const { value: pictures, onChange } = input;
  const addButton = useRef<HTMLButtonElement>(null);
  /** The picture added last: it appears above the button, which it pushes out of sight. */
  const [addedIndex, setAddedIndex] = useState<number>();
  return (
    <Stack>
      {pictures.map((_, index) => (
        <Stack key={index} ref={index === addedIndex ? focusFirstField : undefined} gap="s">
          <PictureField
            name={`pictures[${String(index)}].picture`}
            label={words.picture(index + 1)}
            shape="scene"
            required
            use="site"
          />
          <TextField
            name={`pictures[${String(index)}].caption`}
            label={labels.caption}
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            name={`pictures[${String(index)}].captionHindi`}
            label={labels.captionHindi}
            maxLength={120}
            autoComplete="off"
            lang="hi"
          />
          {index === pictures.length - 1 && (
            <Row>
              <Button
                size="s"
                variant="quiet"
                onClick={() => {
                  onChange(pictures.slice(0, -1));
                  addButton.current?.focus();
                }}
              >
                {words.removePicture(index + 1)}
              </Button>
            </Row>
          )}
        </Stack>
      ))}
      {pictures.length < SITE_LIMITS.pictures && (
        <Row>
          <Button
            ref={addButton}
            variant="secondary"
            icon={<ImagePlus aria-hidden="true" />}
            onClick={() => {
              onChange([...pictures, {}]);
              setAddedIndex(pictures.length);
            }}
          >
            {words.addPicture}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The page being edited: one of the school's own, a specified one that becomes its own, or a new one. */
export interface EditedPage {
  readonly title: string;
  /** The initial values; a new page has no name yet. */
  readonly values: Partial<SitePage>;
}

export interface PageDialogProps {
  readonly edited: EditedPage;
  /** The last revision of the page that was read. */
  readonly revision: number;
  /** The names of the other pages. */
  readonly takenNames: readonly string[];
  readonly onClose: () => void;
}

/** A page with its place in the menus, its texts in both languages and its pictures (D93). */
export function PageDialog({ edited, revision: revisionNow, takenNames, onClose }: PageDialogProps) {
  const words = useSiteEditorMessages();
  const { labels } = useWords();
  const sends = useSends(onClose);
  const save = useSavePage();
  const pinned = usePinnedRevision(revisionNow);
  // A page whose answer was lost is sent again under the same name, not under the next free one.
  const [sentName, setSentName] = useState<{ readonly heading: string; readonly name: string }>();
  const nameOf = (heading: string) => {
    const name = sentName?.heading === heading ? sentName.name : newPageName(heading, takenNames);
    setSentName({ heading, name });
    return name;
  };
  const [startValues] = useState({ pictures: [], revision: 0, page: 'new', ...edited.values });
  return (
    <AskDialog title={edited.title} text={words.pages.text} isWide onClose={onClose}>
      <AskForm
        initialValues={startValues}
        schema={newPageSchema}
        submitLabel={words.save}
        onSend={sends(
          pinned(async (page: NewPage, revision) => {
            const name = edited.values.page ?? nameOf(page.heading);
            const outcome = await save.send({ ...page, page: name, revision });
            if (hasServerDecided(outcome)) setSentName(undefined);
            return outcome;
          }),
          () => words.saved,
        )}
      >
        <OptionRadios name="place" values={sitePlaces} />
        <InBoth name="menuName" most={30} required />
        <InBoth name="heading" most={80} required />
        <MarkedTextField name="body" label={labels.body} required rows={10} />
        <MarkedTextField
          name="bodyHindi"
          label={labels.bodyHindi}
          hint={words.hindiHint}
          rows={6}
          lang="hi"
        />
        <PagePictures />
      </AskForm>
    </AskDialog>
  );
}
