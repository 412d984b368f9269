import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { FormOccasion } from '@/features/celebrations/components/form-occasion'
import { findOccasion } from '@/features/celebrations/server/data'
import { isQuestion } from '@/features/forms/field-types'
import { formTokenSubject } from '@/features/forms/schema'
import { findActiveForm, findClosedText, publicPartOf } from '@/features/forms/server/data'
import { FormNotFound } from '@/features/registration/components/form-not-found'
import { FormStrip } from '@/features/registration/components/form-strip'
import { Registration } from '@/features/registration/components/registration'
import { RegistrationHeader } from '@/features/registration/components/registration-header'
import { RegistrationPicture } from '@/features/registration/components/registration-picture'
import { SentAlready } from '@/features/registration/components/thanks/sent-already'
import { conditionStyles, onlyIfNotes } from '@/features/registration/condition-styles'
import { readReference } from '@/features/registration/schema'
import { findAttempt } from '@/features/registration/server/attempts'
import { STEP_STYLES } from '@/features/registration/steps'
import { getSiteSettings } from '@/features/site/server/data'
import { shareCard } from '@/features/site/server/share-card'
import { paths } from '@/lib/paths'
import { issueFormToken } from '@/lib/suspicion/form-token'
import { setNotFoundStatus } from '@/server/bridge/page-status'

interface FormPageProps {
  params: Promise<{ slug: string }>
  searchParams: Promise<Partial<Record<'submitted' | 'attempt' | 'plain', string | string[]>>>
}

const readForm = cache(findActiveForm)

export async function generateMetadata({ params, searchParams }: FormPageProps): Promise<Metadata> {
  const form = await readForm((await params).slug)
  if (!form) return { title: 'Form Not Found', robots: { index: false } }
  const { attempt } = await searchParams
  const title = `${form.name}: Registration`
  const description = form.description ?? `Register for ${form.name}.`
  return {
    title: attempt ? `Error: ${title}` : title,
    description,
    openGraph: shareCard(await getSiteSettings(), form.name, description),
  }
}

function currentAddress(
  slug: string,
  submitted: string | string[] | undefined,
  plain: unknown,
): string {
  const reference = readReference(submitted)
  if (reference) return paths.formSubmitted(slug, reference)
  return plain === undefined ? paths.form(slug) : paths.plainForm(slug)
}

/** The whole page is sent without waiting for a script, so none of its parts may suspend. */
export default async function FormPage({ params, searchParams }: FormPageProps) {
  const { slug } = await params
  const { submitted, attempt, plain } = await searchParams
  const [form, site, found] = await Promise.all([
    readForm(slug),
    getSiteSettings(),
    findOccasion(slug),
  ])
  if (!form) setNotFoundStatus()
  // The redirect is temporary, because a form may get its former address back. With `attempt` there
  // is none, because a stored attempt is found only under the address that it was sent to.
  if (form && form.slug !== slug && !attempt) redirect(currentAddress(form.slug, submitted, plain))
  const occasion = found && <FormOccasion {...found} />
  const reference = readReference(submitted)
  const shown = form && publicPartOf(form)
  const kept = typeof attempt === 'string' ? await findAttempt(slug, attempt) : null
  const conditions = shown && conditionStyles(shown.fields, kept?.answers ?? {})
  const styles = [conditions, shown?.hasSteps && STEP_STYLES].filter(Boolean).join('')
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from ids and positions, never from texts */}
      {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      <RegistrationHeader siteName={site.name} />
      {!form && <FormNotFound closedText={await findClosedText(slug)} />}
      {shown && reference && <SentAlready form={shown} reference={reference} occasion={occasion} />}
      {form && shown && !reference && (
        <Registration
          form={shown}
          occasion={occasion}
          picture={<RegistrationPicture picture={site.registrationPicture} />}
          strip={
            <FormStrip
              siteName={site.name}
              email={site.contact.email}
              fields={shown.fields.filter(isQuestion).length}
            />
          }
          formToken={issueFormToken(formTokenSubject(form.id))}
          isPlain={plain !== undefined}
          attempt={kept}
          onlyIf={conditions ? onlyIfNotes(shown.fields) : undefined}
        />
      )}
    </>
  )
}
