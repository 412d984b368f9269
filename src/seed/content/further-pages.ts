const PRIVACY = `
This page says what we ask of you on this website, why, and what you can ask of us in return. We follow the Data Privacy Act of 2012 (Republic Act No. 10173) and the rules of the National Privacy Commission.
## What we collect
- When you register for an event: the answers you give in that form, and any file you attach to it.
- When you share a testimony: your name, your email address, your province or location, and your story.
- When you ask to be told of a venue: your email address and the province, nothing else.
- When you write to us: your message and the address it came from.
- When you visit: our server notes the address of your device for a short time to keep the site safe. There is no advertising and no tracking by others.
## Why we collect it
- To receive you at the event you registered for and to tell you about changes to it.
- To read your testimony and, only if we agree to feature it, to publish it the way you chose: with your name, without it, or not at all. Your email address is never published.
- To send you the one message about the venue you asked for.
- To answer you.
We do so because you agreed to it when you sent the form, and because we could not do what you ask of us without it. What you tell us about your faith is sensitive personal information under the law. We treat it with that care.
## Who sees it
The people of our team who prepare the event or read the testimonies, and nobody else in the movement. Files may be kept with a cloud storage provider that works on our behalf and under contract. We do not sell personal data or hand it to advertisers. We give it to authorities only when the law obliges us.
## How long we keep it
An address that waits for a venue is deleted with the message about it, when its owner asks for it, or after seven days if nobody confirmed it. Registrations are kept until one year after the event, testimonies until you ask us to remove them, and messages for as long as we need to answer them. After that they are deleted.
## How we protect it
The site is served over an encrypted connection. Registrations can be opened only by staff who sign in, and what they do is recorded. Should a breach put you at risk, we will tell you and the National Privacy Commission within the time the law sets.
## Children
Please register a child or a young person under eighteen only if you are the parent or guardian, or have that person’s consent.
## Your rights
You may ask us:
- to be told what we hold about you and how it is used
- for a copy of it
- to correct what is wrong
- to delete it or to stop using it
- to take back a consent you gave
Write to the email address at the foot of this page. We answer within fifteen working days. If you are not content with our answer you may complain to the National Privacy Commission.
## Cookies and your device
Visiting the public pages sets no cookies. The members of our team get one when they sign in. The store on the Merch page and the video on the home page belong to others, who have their own policies; the video is loaded only after you press play.
A registration form keeps what you type on your own device, so that a lost connection costs you nothing. It is removed when the form is sent, when you clear it, or after seven days.
## Changes
When this policy changes, the new text stands here.
`

const TERMS = `
These terms apply when you use this website. Please read them; they are short.
## What this site is for
It tells the story of the movement, helps you find the celebration in your province, and takes registrations and testimonies. Everyone may use it free of charge.
## Registering for an event
- Please give details that are true and your own, or those of someone who asked you to.
- A registration holds a place for you as far as there is room. If an event is full, moved or called off, we tell you by the contact you gave.
- You may withdraw at any time by writing to us.
## Sharing a testimony
- Tell only what you know to be true, and name other people only with their consent.
- The story stays yours. By sending it you allow us to publish it, whole or shortened, on this site and at our celebrations. We may also decide not to.
- If you change your mind, write to us and we take it down.
## Texts, pictures and documents
You may read, print and share the documents offered for download, whole and unchanged, as long as nobody has to pay for them. Anything else needs our permission. Scripture is quoted from the World English Bible, which is in the public domain.
## Please do not
- send anything unlawful, hurtful or misleading
- try to reach what is not meant for you, or to disturb the site for others
- speak in the name of the movement without having been asked to
## The store and other sites
The merchandise store is run by a partner. Your order is a contract between you and that store, and the buyer pays delivery. We are not responsible for websites we link to.
## Our responsibility
We keep this site with care, but cannot promise that it is always free of mistakes or always reachable. As far as the law allows, we are not liable for loss that comes from relying on it. Nothing here limits rights you have as a consumer.
## Law
The laws of the Republic of the Philippines apply.
`

const SUPPORT = `
Here are the questions we are asked most. If yours is not among them, write to us: the address is at the foot of this page, and a person will answer.
## I registered but have heard nothing
Your registration reached us if you saw “Thank You!” and a reference. Write that reference down, or take a picture of it. The team of the event will write to you as it comes near. Please look into your spam folder as well.
## I made a mistake in my registration
Write to us with your reference and what should be changed. You need not register again.
## Where is the gathering in my province?
Open Celebrations, choose your region and go through the provinces. Where it says “To be announced by the provincial team”, the venue is not settled yet. It will stand there as soon as it is.
## My church would like to take part
You are welcome, whatever your denomination. Send us the name of your church, your town and someone we may call, and we put you in touch with your provincial team.
## I sent a testimony and cannot find it
Every testimony is read by a person before it is published, and we can feature only some. Nothing is published without that.
## A document does not open
The documents can be read on the site itself or saved as PDF. If the connection is slow, save the file first and open it afterwards.
## My order has not arrived
Orders are handled by the store. Please use the contact named in the confirmation you received from it.
`

/**
 * The pages Privacy Policy, Terms of Service and Support. Their texts are samples, which editors
 * replace.
 */
export const FURTHER_PAGES = [
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    lead: 'What we ask of you, why we ask it, and what you may ask of us.',
    description:
      'How we collect, use and protect personal data under the Data Privacy Act of 2012.',
    text: PRIVACY,
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    lead: 'What you can expect of this website, and what we expect of you.',
    description:
      'The terms for using this website, registering for events and sharing testimonies.',
    text: TERMS,
  },
  {
    slug: 'support',
    title: 'Support',
    lead: 'Help with registrations, gatherings, testimonies, documents and orders.',
    description: 'Answers to frequent questions, and how to reach the people behind the movement.',
    text: SUPPORT,
  },
] as const
