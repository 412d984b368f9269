import { Link } from '@/components/portal/link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import type { ListedForm } from '../../schema'

interface FormFiguresProps {
  form: Pick<ListedForm, 'id' | 'name'>
  figures: NonNullable<ListedForm['submissions']>
}

export const FormFigures = ({ form, figures: { total, lastAt } }: FormFiguresProps) => (
  <span className="block max-md:flex max-md:flex-wrap max-md:gap-x-1.5 max-md:text-sm">
    <Link
      href={paths.portal.formSubmissions(form.id)}
      // A larger touch target on phones; negative margins keep the neighbouring lines in place.
      className="font-medium text-text tabular-nums no-underline hover:underline max-md:-my-3 max-md:py-3 max-md:font-normal max-md:text-text-2"
    >
      {total.toLocaleString('en-PH')}
      <span className="md:sr-only"> {plural('registration', total)}</span>
      <VisuallyHidden> to {form.name}</VisuallyHidden>
    </Link>
    {lastAt && (
      <span className="block text-sm whitespace-nowrap text-text-3">
        Last <time dateTime={lastAt}>{formatTableDate(lastAt)}</time>
      </span>
    )}
  </span>
)
