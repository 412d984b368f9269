import type { VisitorWords } from '../words'
import { FIL_OWN_PAGE_WORDS } from './own'
import { FIL_OWN_MAIL_WORDS } from './own-mail'
import { FIL_PAGE_WORDS } from './page'

export const FIL_WORDS: VisitorWords = {
  ...FIL_PAGE_WORDS,
  skip: 'Lumaktaw sa nilalaman',
  conditions: {
    removed: 'isang inalis na tanong',
    given: 'may sagot ang {field}',
    notGiven: 'walang sagot ang {field}',
    oneOf: 'ang {field} ay {values}',
    noneOf: 'ang sagot sa {field} ay hindi {values}',
    numberFrom: 'ang {field} ay {bound} o higit pa',
    numberTo: 'ang {field} ay {bound} o mas mababa pa',
    timeFrom: 'ang {field} ay {bound} o mas huli pa',
    timeTo: 'ang {field} ay {bound} o mas maaga pa',
    another: 'ibang sagot',
    and: ' at ',
    or: ' o ',
  },
  mail: {
    subject: 'Ang pagpaparehistro mo para sa {form}',
    text: 'Salamat sa pagpaparehistro para sa {form}. Natanggap na namin ang mga sagot mo, at makikipag-ugnayan kami sa iyo sa lalong madaling panahon.\n\nPakitabi ang mensaheng ito at ang reference code: maaaring hingin ito sa iyo.',
    reference: 'Reference code',
    people: 'Magkakasamang nairehistro',
    answers: 'Ang mga sagot mo',
    own: 'Tingnan, baguhin o kanselahin ang rehistro mo',
    yes: 'Oo',
    no: 'Hindi',
    freeText: '(natanggap)',
    freeTexts:
      'Ang isinulat mo sa sarili mong salita ay nakatabi kasama ng rehistro mo at hindi na inulit dito.',
    foot: 'Kusang ipinadala ang mensaheng ito dahil may nagbigay ng address na ito, sana ay ikaw, sa isang pagpaparehistro sa {site}. Kung hindi ikaw, huwag mo na lang itong pansinin.',
  },
  places: {
    time: '{day}, {clock}',
    opens: 'Magbubukas ang pagpaparehistro sa {time} (oras sa Pilipinas).',
    closed: 'Nagsara ang pagpaparehistro noong {time} (oras sa Pilipinas).',
    closes:
      'Magsasara ang pagpaparehistro sa {time} (oras sa Pilipinas). Kung nabuksan mo na ang form bago noon, may 15 minuto ka pa para ipadala ito.',
    full: 'Puno na ang lahat ng lugar.',
    list: 'Puno na ang lahat ng lugar. Maaari kang magparehistro sa waiting list.',
    placeLeft: '1 lugar na lang ang natitira',
    placesLeft: '{count} lugar na lang ang natitira',
    rule: 'Waiting list: ang mabakanteng lugar ay iaalok sa email sa susunod sa pila, sa loob ng {hours} oras (hindi kasama ang 9 PM hanggang 7 AM).',
    optionFull: 'puno na',
    optionList: 'waiting list',
    optionLeft: '{count} ang natitira',
    optionGone: 'Wala nang lugar para sa “{option}”. Pumili ng iba.',
    opensIn: 'Oras bago magbukas ang pagpaparehistro',
    days: 'araw',
    hours: 'oras',
    minutes: 'minuto',
    seconds: 'segundo',
  },
  offer: {
    subject: 'May lugar para sa iyo: {form}',
    mail: 'May nabakanteng lugar para sa {form}, at ikaw ang susunod sa pila. Ang reference mo ay {reference}. Kukunin mo ba ito?',
    until:
      'Sumagot bago ang {time} (oras sa Pilipinas). Pagkatapos noon, mapupunta ang lugar sa kasunod.',
    open: 'Sumagot',
    foot: 'Kusang ipinadala ang mensaheng ito dahil may nagbigay ng address na ito, sana ay ikaw, sa isang pagpaparehistro sa {site}. Kung hindi ikaw, huwag mo na lang itong pansinin.',
    title: 'May lugar para sa iyo',
    ask: 'May nabakanteng lugar',
    askText: 'Nasa waiting list ka para sa {form} ({reference}). Kukunin mo ba ang lugar?',
    askUntil: 'Sumagot bago ang {time} (oras sa Pilipinas).',
    accept: 'Oo, kukunin ko ang lugar',
    decline: 'Hindi, ibigay sa kasunod',
    accepted: 'Sa iyo na ang lugar',
    acceptedText: 'Hihintayin ka namin sa {form}. Ang reference mo ay {reference}.',
    declined: 'Mapupunta ang lugar sa kasunod',
    declinedText: 'Salamat sa pagsasabi. Wala ka na sa waiting list para sa {form}.',
    expired: 'Tapos na ang oras para sumagot',
    expiredText:
      'Napunta na ang lugar sa kasunod, at wala ka na sa waiting list para sa {form}. Kung gusto mo pa ring dumalo, magparehistro muli o sumulat sa amin.',
    withdrawn: 'Tapos na ang alok na ito',
    withdrawnText:
      'Nabago na ang rehistro mo para sa {form} mula nang ipadala ito. Kung may tanong ka, sumulat sa amin.',
    gone: 'Tapos na ang gamit ng link na ito',
    goneText: 'Wala na rito ang rehistro na tinutukoy nito.',
  },
  own: FIL_OWN_PAGE_WORDS,
  ownMail: FIL_OWN_MAIL_WORDS,
  unsubscribe: {
    title: 'Huwag nang padalhan ng mensahe',
    ask: 'Ayaw mo na ba ng mga mensahe?',
    askText:
      'Sinusulatan ka ng {site} dahil nagparehistro ka. Pumindot nang isang beses para ihinto ang mga mensaheng ito. Mananatili ang mga rehistro mo.',
    button: 'Ayoko na ng ganitong mga mensahe',
    left: 'Hindi ka na padadalhan ng mensahe',
    leftText:
      'Mananatili ang mga rehistro mo. Ang isinusulat lang ng {site} para sa marami ang hindi na darating sa iyo.',
    test: 'Pagsubok lang ito',
    testText:
      'Sa mensaheng totoong ipinadala, dito sinasabi ng mga tao na ayaw na nila ng ganoong mensahe.',
    gone: 'Tapos na ang gamit ng link na ito',
    goneText:
      'Nabura na ang rehistro na tinutukoy ng mensahe, pati ang address mo. Wala nang ipadadala dahil doon.',
  },
  errors: {
    'form.full': 'Wala nang lugar para rito, kaya hindi ito nairehistro.',
    'form.not_open': 'Hindi tumatanggap ng rehistro ang form na ito sa oras na ito.',
    'form.not_found': 'Hindi nakita ang form',
    'request.malformed': 'Hindi nabasa ang ipinadala. Pakitingnan ito at subukan muli.',
    'request.too_large': 'Masyado itong malaki para ipadala. Gumamit ng mas maliliit na file.',
    'request.too_many':
      'Masyadong maraming pagpapadala. Maghintay ng isang minuto at subukan muli.',
    'submission.invalid': 'Pakiayos ang mga mali at subukan muli',
    'submission.unfinished':
      'Narito ang buong form, kasama ang isinulat mo. Sagutan ang iba pa at ipadala sa dulo.',
    'submission.unknown_field':
      'Nabago ang form na ito mula nang buksan mo. I-reload ang page at subukan muli.',
    'submission.key_reused':
      'Natanggap na ang rehistro na ito na iba ang mga sagot. I-reload ang page para magpadala ng panibago.',
    'submission.file_type':
      'Hindi tinatanggap ang ganitong uri ng file. Magpadala ng PDF, larawan o dokumento.',
    'submission.too_many_files': 'Masyadong maraming file sa rehistrong ito.',
    'upload.too_much':
      'Napakaraming file na ang dumating mula sa network mo sa oras na ito kaya hindi na muna kami makatatanggap. Narito pa ang mga sagot mo. Ipadala itong muli makalipas ang isang oras, o mula sa ibang koneksyon.',
    'storage.full':
      'Wala na munang lugar para rito sa amin. Walang naitabi; narito pa ang mga sagot mo. Pakisubukan muli mamaya.',
    'server.unexpected': 'May nangyaring mali sa panig namin. Pakisubukan muli.',
    'server.busy': 'Abala o nagsisimulang muli ang serbisyo. Pakisubukan muli mayamaya.',
  },
}
