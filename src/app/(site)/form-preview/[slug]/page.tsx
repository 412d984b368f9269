import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { findPreview } from '@/features/forms/builder/server/previews'
import { isQuestion } from '@/features/forms/field-types'
import { FormStrip } from '@/features/registration/components/form-strip'
import { PreviewForm } from '@/features/registration/components/preview/preview-form'
import { PreviewScreen } from '@/features/registration/components/preview/preview-screen'
import { RegistrationHeader } from '@/features/registration/components/registration-header'
import { RegistrationPicture } from '@/features/registration/components/registration-picture'
import { getSiteSettings } from '@/features/site/server/data'
import { findActor } from '@/lib/http/route'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

interface PreviewPageProps {
  params: Promise<{ slug: string }>
  searchParams: Promise<Partial<Record<'preview' | 'framed', string | string[]>>>
}

/** `next.config.mjs` rewrites `/forms/{slug}?preview=…` to this page. */
export default async function PreviewPage({ params, searchParams }: PreviewPageProps) {
  const { slug } = await params
  const { preview, framed } = await searchParams
  const token = [preview].flat().join()
  const form = await findPreview(slug, token, await findActor(await headers()))
  if (!form) redirect(paths.form(slug))
  if (framed === undefined) {
    return <PreviewScreen name={form.name} src={paths.framedPreview(slug, token)} />
  }
  const site = await getSiteSettings()
  return (
    <>
      <RegistrationHeader siteName={site.name} />
      <PreviewForm
        form={form}
        picture={<RegistrationPicture picture={site.registrationPicture} />}
        strip={
          <FormStrip
            siteName={site.name}
            email={site.contact.email}
            fields={form.fields.filter(isQuestion).length}
            isPreview
          />
        }
      />
    </>
  )
}
