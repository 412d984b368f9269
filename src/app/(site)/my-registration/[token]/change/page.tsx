import { redirect } from 'next/navigation'
import { ShortPage } from '@/components/site/short-page'
import { conditionStyles, onlyIfNotes } from '@/features/registration/condition-styles'
import { OwnChangeForm } from '@/features/registration/own/components/own-change-form'
import { OwnConflict } from '@/features/registration/own/components/own-conflict'
import { listDifferences, mayChangeAnswers } from '@/features/registration/own/server/present'
import { findOwnAttempt } from '@/features/registration/own/server/requests'
import { getOwnChangeFormData, toInputValues } from '@/features/registration/own/server/start'
import { paths } from '@/lib/paths'
import { wordsOf } from '@/lib/words/catalogue'
import { setPageStatus } from '@/server/bridge/page-status'
import { type OwnPageProps, ownPageMetadata, renderOwnPage } from '../../own-frame'

export const generateMetadata = ownPageMetadata

export default function ChangePage(props: OwnPageProps) {
  return renderOwnPage(props, async ({ own, token, query, words, inPage, language }) => {
    const back = inPage(paths.own(token))
    if (!mayChangeAnswers(own)) redirect(back)
    const action = inPage(paths.api.ownChange(token))
    const { fields, stored, draft, seen } = getOwnChangeFormData(own, language)
    const attempt =
      typeof query.attempt === 'string' ? await findOwnAttempt(own, query.attempt) : null
    if (attempt?.isConflict) {
      setPageStatus(409)
      return (
        <OwnConflict
          differences={listDifferences(own, stored, attempt.answers)}
          typed={toInputValues(attempt.answers)}
          {...{ seen, action, back, words }}
        />
      )
    }
    const answers = attempt?.answers ?? draft
    const styles = conditionStyles(fields, { ...stored, ...answers })
    const asked = fields.filter(({ fieldType }) => fieldType !== 'file')
    return (
      <ShortPage heading={words.change}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from ids and positions, never from texts */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        <p className="text-text-2">{words.addressNote}</p>
        {asked.length < fields.length && <p className="text-text-2">{words.filesStay}</p>}
        <OwnChangeForm
          fields={asked}
          draft={answers}
          errors={attempt?.errors ?? {}}
          message={attempt?.message ?? null}
          seen={attempt?.seen ?? seen}
          onlyIf={styles ? onlyIfNotes(fields, wordsOf(language)) : undefined}
          {...{ action, back, words }}
        />
      </ShortPage>
    )
  })
}
