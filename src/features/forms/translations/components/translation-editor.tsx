import { useId } from 'react'
import { Panel, PanelHead } from '@/components/ui/panel'
import { ENGLISH_LANGUAGE_NAMES } from '@/lib/languages'
import { ConflictNotice } from '../../components/conflict-notice'
import { LeaveGuard } from '../../components/leave-guard'
import type { FormTranslation } from '../schema'
import { groupTexts, type TextGroup } from '../text-names'
import { confirmText, countTranslated, earlierSourceText, isUnsaved, textOf } from '../work'
import { LanguageReviewLine } from './review-line'
import { SaveTranslationBar } from './save-bar'
import { LanguageShownSwitch } from './shown-switch'
import { TranslationTextRow } from './text-row'
import { useTranslationWork } from './use-translation-work'

interface TranslationEditorProps {
  formId: number
  translation: FormTranslation
  canEdit: boolean
}

type Editing = ReturnType<typeof useTranslationWork>

export function TranslationEditor({ formId, translation, canEdit }: TranslationEditorProps) {
  const editing = useTranslationWork(formId, translation)
  const { work, conflict, change } = editing
  const { lang, sources } = work.stored
  const titleId = useId()
  const { done, total } = countTranslated(work)
  const unsaved = canEdit && isUnsaved(work)
  return (
    <div>
      {conflict && (
        <ConflictNotice
          sentence={conflict}
          onTakeTheirs={editing.takeTheirs}
          onSaveMine={editing.keepMine}
          mineLabel="Keep what I typed"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Panel aria-labelledby={titleId}>
          <PanelHead title={ENGLISH_LANGUAGE_NAMES[lang]} titleId={titleId}>
            <p className="text-text-2">
              {done} of {total} translated
            </p>
          </PanelHead>
          <div className="grid gap-4 p-4">
            <LanguageShownSwitch
              work={work}
              canEdit={canEdit}
              onChange={(isShown) => change((now) => ({ ...now, isShown }))}
            />
            <LanguageReviewLine lang={lang} />
          </div>
        </Panel>
        {groupTexts(sources).map((group) => (
          <GroupPanel key={group.id} group={group} editing={editing} canEdit={canEdit} />
        ))}
      </div>
      {canEdit && (
        <SaveTranslationBar isUnsaved={unsaved} isSaving={editing.isSaving} onSave={editing.save} />
      )}
      <LeaveGuard isUnsaved={unsaved} />
    </div>
  )
}

interface GroupPanelProps {
  group: TextGroup
  editing: Editing
  canEdit: boolean
}

function GroupPanel({ group, editing, canEdit }: GroupPanelProps) {
  const titleId = useId()
  const { work, problems, change, type } = editing
  // The panel has no name, so it is no landmark: one for each question would be too many.
  return (
    <Panel>
      <PanelHead title={<span className="wrap-anywhere">{group.title}</span>} titleId={titleId} />
      <fieldset disabled={!canEdit} aria-labelledby={titleId} className="grid min-w-0 gap-5 p-4">
        {group.texts.map((text) => (
          <TranslationTextRow
            key={text.key}
            text={text}
            lang={work.stored.lang}
            value={textOf(work, text)}
            error={problems[text.path]}
            changedFrom={earlierSourceText(work, text)}
            canEdit={canEdit}
            onType={(typed) => type(text, typed)}
            onConfirm={() => change((now) => confirmText(now, text))}
          />
        ))}
      </fieldset>
    </Panel>
  )
}
