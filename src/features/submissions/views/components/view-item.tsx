import { Check, ListRestart, PenLine, Share2, Trash2, UserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { OWN_ESCAPE_PROPS } from '@/components/ui/dialog-keys'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useChangeView, useDeleteView, useSaveView } from '../client'
import type { ChangeViewInput, SavedView } from '../schema'

const notifyFailed = (error: unknown) => notify(notices.viewFailed(errorSentence(error)))

export function ViewItem({ view }: { view: SavedView }) {
  const { id, name, isShared, mayChange, query, count, isEstimated } = view
  const mayShare = useCan('views.share')
  const { mutateAsync: change, isPending: isChanging } = useChangeView()
  const { mutateAsync: remove, isPending: isRemoving } = useDeleteView()
  const { mutateAsync: save } = useSaveView()
  const [isRenaming, setRenaming] = useState(false)
  const loading = isChanging || isRemoving

  const apply = (input: ChangeViewInput) =>
    change({ id, ...input }).then((saved) => notify(notices.viewSaved(saved.name)), notifyFailed)
  const onAction = () => void save({ name, query, isShared }).catch(notifyFailed)
  const takeAway = () =>
    remove(id).then(
      () => notify(notices.viewDeleted(name), { label: 'Undo', onAction }),
      notifyFailed,
    )
  if (isRenaming) {
    return (
      <Renaming
        name={name}
        onDone={(next) => {
          setRenaming(false)
          // Waits for the next frame, in which the button exists again.
          requestAnimationFrame(() => document.getElementById(`rename-${id}`)?.focus())
          if (next && next !== name) void apply({ name: next })
        }}
      />
    )
  }
  const Sharing = isShared ? UserRound : Share2
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-1 border-b border-line py-1 last:border-b-0">
      <span className="min-w-32 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-text-3">
          {isShared ? 'Shared' : 'Yours'}
          {count === null
            ? '. Its form is gone, so it shows nothing: delete it.'
            : `, ${isEstimated ? 'about ' : ''}${count.toLocaleString('en-PH')} match`}
        </span>
      </span>
      {mayChange && (
        <>
          <ItemButton
            id={`rename-${id}`}
            icon={PenLine}
            label={`Rename ${name}`}
            loading={loading}
            onClick={() => setRenaming(true)}
          />
          <ItemButton
            icon={ListRestart}
            label={`Make ${name} the list as it is now`}
            loading={loading}
            onClick={() => apply({ query: window.location.search })}
          />
          {mayShare && (
            <ItemButton
              icon={Sharing}
              label={isShared ? `Stop sharing ${name}` : `Share ${name}`}
              loading={loading}
              onClick={() => apply({ isShared: !isShared })}
            />
          )}
          <ItemButton icon={Trash2} label={`Delete ${name}`} loading={loading} onClick={takeAway} />
        </>
      )}
    </li>
  )
}

interface ItemButtonProps {
  id?: string
  icon: typeof Check
  label: string
  loading: boolean
  onClick: () => void
}

const ItemButton = ({ icon: Icon, label, ...button }: ItemButtonProps) => (
  <Button {...button} variant="quiet" size="icon" aria-label={label} title={label}>
    <Icon aria-hidden strokeWidth={1.75} />
  </Button>
)

interface RenamingProps {
  name: string
  onDone: (name: string) => void
}

function Renaming({ name, onDone }: RenamingProps) {
  const [text, setText] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(text.trim())
  }
  return (
    <li className="border-b border-line py-1 last:border-b-0">
      <form
        {...OWN_ESCAPE_PROPS}
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && onDone('')}
        className="flex items-center gap-1"
      >
        <Input
          aria-label={`New name of ${name}`}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="quiet" size="icon" aria-label="Save the name">
          <Check aria-hidden strokeWidth={1.75} />
        </Button>
      </form>
    </li>
  )
}
