import { redirect } from 'next/navigation'
import { buttonStyles } from '@/components/site/control-styles'
import { ShortPage } from '@/components/site/short-page'
import { conditionStyles, onlyIfNotes } from '@/features/registration/condition-styles'
import { OwnChangeForm } from '@/features/registration/own/components/own-change-form'
import { findOwnAttempt } from '@/features/registration/own/server/requests'
import { getAddPersonFormData } from '@/features/registration/own/server/start'
import { paths } from '@/lib/paths'
import { wordsOf } from '@/lib/words/catalogue'
import { type OwnPageProps, ownPageMetadata, renderOwnPage } from '../../own-frame'

export const generateMetadata = ownPageMetadata

export default function AddPage(props: OwnPageProps) {
  return renderOwnPage(props, async ({ own, token, query, words, inPage, language }) => {
    const back = inPage(paths.own(token))
    const attempt =
      typeof query.attempt === 'string' ? await findOwnAttempt(own, query.attempt) : null
    const start = await getAddPersonFormData(own, language)
    if (!start) {
      if (!attempt) redirect(back)
      return (
        <ShortPage heading={words.add}>
          <p role="alert" className="type-lead">
            {attempt.message}
          </p>
          <a href={back} className={`justify-self-start ${buttonStyles('primary')}`}>
            {words.back}
          </a>
        </ShortPage>
      )
    }
    const { fields, stored, number } = start
    const answers = attempt?.answers ?? {}
    const styles = conditionStyles(fields, { ...stored, ...answers })
    return (
      <ShortPage heading={words.add}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from ids and positions, never from texts */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        <p className="text-text-2">{words.addText}</p>
        <OwnChangeForm
          fields={fields}
          draft={answers}
          errors={attempt?.errors ?? {}}
          message={attempt?.message ?? null}
          seen={`${number}`}
          onlyIf={styles ? onlyIfNotes(fields, wordsOf(language)) : undefined}
          action={inPage(paths.api.ownPeople(token))}
          back={back}
          words={{ save: words.addSave, no: words.addNo }}
        />
      </ShortPage>
    )
  })
}
