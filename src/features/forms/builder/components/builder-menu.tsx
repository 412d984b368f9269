import { Ellipsis, FileDiff, FilePen, History, Link2, QrCode, TextCursorInput } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import {
  ArchiveOrDeleteDialog,
  ArchiveOrDeleteItems,
  useArchiveOrDelete,
} from '../../components/archive-or-delete'
import { PlacesMenuItem, TranslateMenuItem } from '../../components/linked-items'
import { SaveAsFileMenuItem } from '../../components/save-as-file'
import { useFormActions } from '../../components/use-form-actions'
import type { EventForm } from '../../schema'
import type { BuilderDialogName } from './drafts/use-builder-draft'

interface BuilderMenuProps {
  form: EventForm
  canEdit: boolean
  hasDraft: boolean
  onKeep: (() => void) | null
  /**
   * True in the bar of narrow screens, where “Keep as draft” is an entry of this menu, not a
   * button.
   */
  isKeepHere: boolean | undefined
  onShow: (dialog: BuilderDialogName) => void
}

const MENU = 'data-builder-menu'

export const findBuilderMenu = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[${MENU}]`)].find((button) =>
    button.checkVisibility(),
  ) ?? null

export function BuilderMenu(props: BuilderMenuProps) {
  const { form, canEdit, hasDraft, onKeep, isKeepHere, onShow } = props
  const router = useRouter()
  const { copyLink } = useFormActions(form)
  const archiveOrDelete = useArchiveOrDelete(form, () => router.replace(paths.portal.forms))
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            {...{ [MENU]: '' }}
            variant="quiet"
            size="icon"
            aria-label={`More for ${form.name}`}
            className={cx(isKeepHere && 'flex-none!')}
          >
            <Ellipsis aria-hidden strokeWidth={1.75} />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {onKeep && isKeepHere && (
            <MenuItem onSelect={onKeep}>
              <FilePen aria-hidden strokeWidth={1.75} />
              Keep as draft
            </MenuItem>
          )}
          {hasDraft && (
            <MenuItem onSelect={() => onShow('changes')}>
              <FileDiff aria-hidden strokeWidth={1.75} />
              What would change
            </MenuItem>
          )}
          <MenuItem onSelect={() => onShow('versions')}>
            <History aria-hidden strokeWidth={1.75} />
            Earlier versions
          </MenuItem>
          <TranslateMenuItem form={form} />
          <MenuItem onSelect={copyLink}>
            <Link2 aria-hidden strokeWidth={1.75} />
            Copy link
          </MenuItem>
          <MenuItem onSelect={() => onShow('link')}>
            <TextCursorInput aria-hidden strokeWidth={1.75} />
            Link with answers filled in
          </MenuItem>
          <MenuItem onSelect={() => onShow('qr')}>
            <QrCode aria-hidden strokeWidth={1.75} />
            QR code
          </MenuItem>
          <PlacesMenuItem form={form} />
          <SaveAsFileMenuItem form={form} />
          {canEdit && <ArchiveOrDeleteItems form={form} archiveOrDelete={archiveOrDelete} />}
        </MenuContent>
      </Menu>
      <ArchiveOrDeleteDialog
        form={form}
        archiveOrDelete={archiveOrDelete}
        returnTo={findBuilderMenu}
      />
    </>
  )
}
