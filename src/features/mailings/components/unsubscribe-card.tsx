import { buttonStyles } from '@/components/site/control-styles'
import { InvalidLink, ShortPage } from '@/components/site/short-page'
import { paths } from '@/lib/paths'

interface UnsubscribeCardProps {
  /** The movement's name. */
  site: string
  state: 'open' | 'left' | 'gone' | 'test' | 'unknown'
  token: string
}

/** Unsubscribes an address from all mailings with one press. */
export function UnsubscribeCard({ site, state, token }: UnsubscribeCardProps) {
  if (state === 'left') {
    return (
      <ShortPage heading="You get no more messages">
        <p className="type-lead">
          Your registrations stay as they are. Only what {site} writes to many at once does not come
          to you any more.
        </p>
      </ShortPage>
    )
  }
  if (state === 'test') {
    return (
      <ShortPage heading="This was a test">
        <p className="type-lead">
          In a message that was really sent, people say here that they want no more like it.
        </p>
      </ShortPage>
    )
  }
  if (state === 'unknown') {
    return (
      <InvalidLink>
        Nothing was changed: this address does not belong to a message of ours. If the messages go
        on, write to us and we will take you off the list.
      </InvalidLink>
    )
  }
  if (state === 'gone') {
    return (
      <ShortPage heading="This link has done its work">
        <p className="type-lead">
          The registration that the message was about is erased, with your address. Nothing more is
          sent because of it.
        </p>
      </ShortPage>
    )
  }
  return (
    <ShortPage heading="No more messages?">
      <p className="type-lead">
        {site} writes to you because you have registered. Press once to stop these messages. Your
        registrations stay as they are.
      </p>
      <form method="post" action={paths.api.unsubscribe(token)}>
        <button type="submit" className={`max-sm:w-full ${buttonStyles('primary')}`}>
          I want no more messages like this
        </button>
      </form>
    </ShortPage>
  )
}
