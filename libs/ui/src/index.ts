export { KitProvider, type KitProviderProps } from './kit-provider/kit-provider';
export { lightTheme } from './theme/light';
export { darkTheme } from './theme/dark';
export { printTheme } from './theme/print';
export { useFocusNearBy } from './theme/focus-near-by';
export { framedPicture } from './theme/framed-picture';
export { chosenInForcedColours, hatchedInForcedColours, inForcedColours } from './theme/forced-colours';
export { groundOnPaper } from './theme/ground-on-paper';
export { staysAtFoot } from './theme/foot-bar-look';
export { inLowWindow } from './theme/low-window';
export { onNarrowScreen, onPhone } from './theme/off-paper';
export { paperLook } from './theme/paper-look';
export type { Theme, Tone } from './theme/theme';
export { en as kitMessagesEn, type KitMessages } from './messages/en';
export { KitWords, useKitMessages, type KitWordsProps } from './messages/kit-messages';

export { Stack, Row } from './layout/stack';
export { Grid } from './layout/grid';
export { useMediaQuery } from './layout/use-media-query';

export { Button, type ButtonProps } from './button/button';
export { ButtonLink, type ButtonSize, type ButtonVariant } from './button/button.styles';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { TextLink } from './link/text-link';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';

export { Field, FieldGroup, type ControlProps, type FieldProps, type FieldGroupProps } from './field/field';
export { TextInput, type TextInputProps } from './text-input/text-input';
export { TextField, type TextFieldProps } from './text-input/text-field';
export { PasswordInput, type PasswordInputProps } from './password-input/password-input';
export { PasswordField, type PasswordFieldProps } from './password-input/password-field';
export { MoneyInput, type MoneyInputProps } from './money-input/money-input';
export { MoneyField, type MoneyFieldProps } from './money-input/money-field';
export { Select, type SelectProps, type Option } from './select/select';
export { SelectField, type SelectFieldProps } from './select/select-field';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group';
export { Kbd, type KbdProps } from './kbd/kbd';
export { RadioGroupField, type RadioGroupFieldProps } from './radio-group/radio-group-field';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { CheckboxField, type CheckboxFieldProps } from './checkbox/checkbox-field';
export { DateInput, type DateInputProps } from './date-input/date-input';
export { DateField, type DateFieldProps } from './date-input/date-field';
export { Textarea, type TextareaProps } from './textarea/textarea';
export { TextareaField, type TextareaFieldProps } from './textarea/textarea-field';
export { SearchInput, type SearchInputProps } from './search-input/search-input';
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './combo-box/combo-box';
export {
  FileUpload,
  type FileUploadProps,
  type UploadShape,
  type UploadStatus,
} from './file-upload/file-upload';

export { Form, type FormProps, type SubmitOutcome } from './form/form';
export { validateWith, type SubmitErrors } from './form/form-errors';
export type { StandardSchema } from './form/standard-schema';
export { FormBar, type FormBarProps } from './form/form-bar';
export type { FormPart } from './form/form-parts';
export { FormCell, FormCells, FormRow, FormSection, type FormSectionProps } from './form/form-section';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button';
export { errorOf, useBoundField, type BoundField } from './form/use-bound-field';
export { useWarnBeforeUnload } from './form/use-warn-before-unload';
export { hasUnsavedWork, useHasUnsavedWork, useUnsavedWork } from './form/unsaved-work';

export { Alert, type AlertProps } from './alert/alert';
export { UpdateNotice, type UpdateNoticeProps } from './update-notice/update-notice';
export { OfflineNotice, type OfflineNoticeProps } from './offline-notice/offline-notice';
export { useToast, type Toasts, type ToastTone } from './toast/toast-context';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { Skeleton } from './skeleton/skeleton';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { Badge, type BadgeProps } from './badge/badge';
export { Tile, TileGrid, type TileProps } from './tile/tile';
export { Card } from './card/card';
export { Heading, type HeadingLevel, type HeadingProps } from './heading/heading';
export { BrokenAtSlashes, type BrokenAtSlashesProps } from './text/broken-at-slashes';
export { Text } from './text/text';
export { WholeParts, type WholePartsProps } from './text/whole-parts';
export type { HeadingSize, TextSize } from './theme/type-styles';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
  type DescriptionListProps,
} from './description-list/description-list';
export { PageHeader, type PageHeaderProps } from './page-header/page-header';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { DataTable, type Column, type ColumnSort, type DataTableProps } from './data-table/data-table';
export { SelectableTable, type SelectableTableProps } from './data-table/selectable-table';
export { Breadcrumb, type BreadcrumbProps } from './breadcrumb/breadcrumb';
export { Pagination, type PaginationProps } from './pagination/pagination';

export { OfficeShell, type OfficeShellProps } from './office-shell/office-shell';
export { Sidebar, type SidebarEntry, type SidebarGroup, type SidebarProps } from './office-shell/sidebar';
export { TopBar, type TopBarProps } from './office-shell/top-bar';
export { SiteBar, type SiteBarProps, type SiteLink, type SiteMenu } from './site-bar/site-bar';
export { Footer, type FooterProps } from './footer/footer';
export { Tab, TabList, type TabListProps, type TabProps } from './tabs/tab-list';
export { TabNav, TabNavLink, type TabNavProps } from './tab-nav/tab-nav';
export { TabPanel, Tabs, type TabPanelProps, type TabsProps } from './tabs/tabs';
export { Carousel, type CarouselProps, type CarouselSlide } from './carousel/carousel';
export { CardRow, type CardRowProps, type RowCard } from './card-row/card-row';
export { Menu, MenuItem, MenuList } from './menu/menu';
export type { MenuItemProps, MenuListProps } from './menu/menu-context';
export { MenuButton, type MenuButtonProps } from './menu/menu-button';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { Modal, type ModalProps } from './confirm-dialog/modal';

export { PaperMark } from './print-sheet/paper-mark';
export { PrintSheet, type PrintSheetProps } from './print-sheet/print-sheet';
export { QrCode, type QrCodeProps } from './qr-code/qr-code';
export { PrintedList, type PrintedListProps } from './printed-list/printed-list';
export { PrintedPage, type PrintedPageProps } from './printed-list/printed-page';
export { PrintedRows, type PrintedRowsProps } from './printed-list/printed-rows';
