import { getSiteSettings } from '@/features/site/data'
import { FormNotFound } from '@/features/submissions/components/registration/form-not-found'
import { RegistrationHeader } from '@/features/submissions/components/registration/registration-header'

export default async function NotFound() {
  const { name } = await getSiteSettings()
  return (
    <>
      <RegistrationHeader siteName={name} />
      <FormNotFound />
    </>
  )
}
