import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { WordsProvider } from '@/components/site/words'
import { FormOccasion } from '@/features/celebrations/components/form-occasion'
import { findOccasion } from '@/features/celebrations/server/data'
import { isQuestion } from '@/features/forms/field-types'
import { expandPartyForm } from '@/features/forms/party/expand'
import { findActiveForm, findClosedText, publicFormInLanguage } from '@/features/forms/server/data'
import { ClosedForm } from '@/features/registration/components/closed/closed-form'
import { FormNotFound } from '@/features/registration/components/closed/form-not-found'
import { FormStrip } from '@/features/registration/components/form-strip'
import { LanguageSwitch } from '@/features/registration/components/language-switch'
import { Registration } from '@/features/registration/components/registration'
import { RegistrationHeader } from '@/features/registration/components/registration-header'
import { RegistrationPicture } from '@/features/registration/components/registration-picture'
import { ThanksPage } from '@/features/registration/components/thanks/thanks-page'
import { conditionStyles, onlyIfNotes } from '@/features/registration/condition-styles'
import { ownPathOf } from '@/features/registration/own/server/own-path-of'
import { readReference } from '@/features/registration/schema'
import { findFormAttempt, pageFormToken } from '@/features/registration/server/attempts'
import { languageOffersOf } from '@/features/registration/server/offers'
import { presentPlacesOnPage } from '@/features/registration/server/page-places'
import { findWaitingPosition } from '@/features/registration/server/result'
import { STEP_STYLES } from '@/features/registration/steps'
import { getSiteSettings } from '@/features/site/server/data'
import { openGraphMetadata } from '@/features/site/server/share-card'
import { toOtherLanguage, withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { pageWordsOf, wordsOf } from '@/lib/words/catalogue'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'
import { setNotFoundStatus } from '@/server/bridge/page-status'

type Asked = 'submitted' | 'own' | 'attempt' | 'plain' | 'lang'

interface FormPageProps {
  params: Promise<{ slug: string }>
  searchParams: Promise<Partial<Record<Asked, string | string[]>>>
}

const readForm = cache(findActiveForm)
const readAttempt = cache((slug: string, token: unknown) =>
  typeof token === 'string' ? findFormAttempt(slug, token) : null,
)

export async function generateMetadata({ params, searchParams }: FormPageProps): Promise<Metadata> {
  const { slug } = await params
  const { attempt, lang, own } = await searchParams
  const language = toOtherLanguage(lang)
  const words = wordsOf(language)?.form ?? FORM_WORDS
  const known = await readForm(slug)
  if (!known) return { title: words.notFound, robots: { index: false } }
  const form = publicFormInLanguage(known, language)
  const title = fillPlaceholders(words.title, { form: form.name })
  const description = form.description ?? fillPlaceholders(words.about, { form: form.name })
  const refusal = (await readAttempt(slug, attempt))?.message
  return {
    title: refusal ? fillPlaceholders(words.errorTitle, { title }) : title,
    description,
    // The thank-you page's address has the visitor's secret token, which other sites must not get.
    ...(own && { robots: { index: false }, referrer: 'same-origin' as const }),
    openGraph: openGraphMetadata(await getSiteSettings(), form.name, description),
  }
}

function currentAddress(
  slug: string,
  { submitted, own, attempt, plain }: Partial<Record<Asked, string | string[]>>,
): string {
  const reference = readReference(submitted)
  if (reference) return paths.formSubmitted(slug, reference, own ? String(own) : null)
  const isPlain = plain !== undefined
  if (typeof attempt === 'string') {
    return (isPlain ? paths.plainFormAttempt : paths.formAttempt)(slug, attempt)
  }
  return isPlain ? paths.plainForm(slug) : paths.form(slug)
}

/** No part may suspend: the whole page must be readable without a script. */
export default async function FormPage({ params, searchParams }: FormPageProps) {
  const { slug } = await params
  const asked = await searchParams
  const language = toOtherLanguage(asked.lang)
  const [form, site, found] = await Promise.all([
    readForm(slug),
    getSiteSettings(),
    findOccasion(slug),
  ])
  if (!form) setNotFoundStatus()
  // Temporary redirects, because a form may get back its former address or be translated later. A
  // stored attempt is found only under the address that it was sent to.
  if (form && language && !form.languages?.includes(language)) redirect(currentAddress(slug, asked))
  if (form && form.slug !== slug && !asked.attempt) {
    redirect(withLanguageParameter(currentAddress(form.slug, asked), language))
  }
  const words = wordsOf(language)
  const occasion = found && <FormOccasion {...found} />
  const reference = readReference(asked.submitted)
  const kept = await readAttempt(slug, asked.attempt)
  const shown = form && expandPartyForm(publicFormInLanguage(form, language), kept?.people)
  const places = form && shown && presentPlacesOnPage(form, shown, language, words)
  // A visitor who was refused just before the form closed may still correct the answers.
  const closed = !kept && !reference && places?.whyClosed
  const conditions = shown && conditionStyles(shown.fields, kept?.answers ?? {})
  const styles = [conditions, shown?.hasSteps && STEP_STYLES].filter(Boolean).join('')
  return (
    <WordsProvider words={pageWordsOf(words)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from ids and positions, never from texts */}
      {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      <RegistrationHeader siteName={site.name} words={words?.form} />
      {!form && (
        <FormNotFound closedText={await findClosedText(slug, language)} words={words?.form} />
      )}
      {form && shown && reference && (
        <ThanksPage
          form={shown}
          reference={reference}
          link={ownPathOf(asked.own, reference, language)}
          queue={
            form.places.limits.length > 0 ? await findWaitingPosition(form.id, reference) : null
          }
          occasion={occasion}
          words={words?.thanks}
        />
      )}
      {shown && places && closed && (
        <ClosedForm {...places} name={shown.name} reason={closed} words={words ?? undefined} />
      )}
      {form && shown && places && !reference && !closed && (
        <Registration
          form={places.form}
          occasion={occasion}
          picture={<RegistrationPicture picture={site.registrationPicture} />}
          strip={
            <FormStrip
              siteName={site.name}
              email={site.contact.email}
              fields={shown.fields.filter(isQuestion).length}
              words={words?.form}
              {...places.strip}
            />
          }
          formToken={pageFormToken(form.id, kept)}
          isPlain={asked.plain !== undefined}
          attempt={kept}
          onlyIf={conditions ? onlyIfNotes(shown.fields, words) : undefined}
          languageSwitch={
            <LanguageSwitch
              form={shown}
              isPlain={asked.plain !== undefined}
              words={words?.switch}
            />
          }
          offers={languageOffersOf(shown)}
        />
      )}
    </WordsProvider>
  )
}
