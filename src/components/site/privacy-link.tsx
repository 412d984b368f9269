import { paths } from '@/lib/paths'

/** Stands beside every form and links to the privacy policy. */
export const PrivacyLink = () => (
  <a
    href={paths.privacy}
    className="whitespace-nowrap font-medium text-link underline underline-offset-4"
  >
    Privacy Policy
  </a>
)
