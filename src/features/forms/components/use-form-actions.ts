import { useRouter } from 'next/navigation'
import { copyText } from '@/components/ui/copy-text'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { paths } from '@/lib/paths'
import { useDuplicateForm } from '../client'
import { publicFormAddress } from '../public-address'
import type { EventForm } from '../schema'

export function useFormActions({ id, slug }: Pick<EventForm, 'id' | 'slug'>) {
  const router = useRouter()
  const { mutate, isPending, isSuccess } = useDuplicateForm()

  return {
    async copyLink() {
      const copied = await copyText(publicFormAddress(slug, window.location.origin))
      notify(copied ? notices.linkCopied() : notices.linkCopyFailed())
    },
    duplicate() {
      // Until the copy's screen opens, a second press would create a second copy.
      if (isPending || isSuccess) return
      mutate(id, {
        onSuccess: (copy) => {
          notify(notices.formDuplicated())
          router.push(paths.portal.form(copy.id))
        },
        onError: (error) => notify(notices.formDuplicateFailed(errorSentence(error))),
      })
    },
  }
}
