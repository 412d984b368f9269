import type { Metadata } from 'next'
import { cache } from 'react'
import { formTokenSubject } from '@/features/forms/form-token-subject'
import { findActiveForm } from '@/features/forms/server/data'
import { FormNotFound } from '@/features/registration/components/form-not-found'
import { Registration } from '@/features/registration/components/registration'
import { RegistrationHeader } from '@/features/registration/components/registration-header'
import { RegistrationPicture } from '@/features/registration/components/registration-picture'
import { SentAlready } from '@/features/registration/components/sent-already'
import { newIdempotencyKey } from '@/features/registration/idempotency-key'
import { readReference } from '@/features/registration/schema'
import { findAttempt } from '@/features/registration/server/attempts'
import { getSiteSettings } from '@/features/site/server/data'
import { shareCard } from '@/features/site/server/share-card'
import { answerNotFound } from '@/lib/http/page-status'
import { issueFormToken } from '@/lib/suspicion/form-token'

// Every filled form has a key of its own: a page kept for several visitors would hand them the same.
export const dynamic = 'force-dynamic'

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

/** Complete without script: nothing above it may suspend. */
export default async function FormPage({ params, searchParams }: FormPageProps) {
  const { slug } = await params
  const { submitted, attempt, plain } = await searchParams
  const [form, site] = await Promise.all([readForm(slug), getSiteSettings()])
  if (!form) answerNotFound()
  const reference = readReference(submitted)
  return (
    <>
      <RegistrationHeader siteName={site.name} />
      {!form && <FormNotFound />}
      {form && reference && <SentAlready form={form} reference={reference} />}
      {form && !reference && (
        <Registration
          form={form}
          siteName={site.name}
          picture={<RegistrationPicture picture={site.registrationPicture} />}
          idempotencyKey={newIdempotencyKey()}
          formToken={issueFormToken(formTokenSubject(form.id))}
          isPlain={plain !== undefined}
          attempt={typeof attempt === 'string' ? await findAttempt(slug, attempt) : null}
        />
      )}
    </>
  )
}
