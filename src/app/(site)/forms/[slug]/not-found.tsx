import { FormNotFound } from '@/features/registration/components/closed/form-not-found'
import { RegistrationHeader } from '@/features/registration/components/registration-header'
import { getSiteSettings } from '@/features/site/server/data'

export default async function NotFound() {
  const { name } = await getSiteSettings()
  return (
    <>
      <RegistrationHeader siteName={name} />
      <FormNotFound />
    </>
  )
}
