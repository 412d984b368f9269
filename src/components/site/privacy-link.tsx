import { paths } from '@/lib/paths'

/** Beside every form: how what is sent is used. */
export const PrivacyLink = () => (
  <a
    href={paths.privacy}
    className="whitespace-nowrap font-medium text-link underline underline-offset-4"
  >
    Privacy Policy
  </a>
)
