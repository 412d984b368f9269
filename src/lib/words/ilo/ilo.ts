import type { VisitorWords } from '../words'
import { ILO_OWN_PAGE_WORDS } from './own'
import { ILO_OWN_MAIL_WORDS } from './own-mail'
import { ILO_PAGE_WORDS } from './page'

export const ILO_WORDS: VisitorWords = {
  ...ILO_PAGE_WORDS,
  skip: 'Mapan iti linaon',
  conditions: {
    removed: 'maysa a saludsod a naikkat',
    given: 'adda sungbat ti {field}',
    notGiven: 'awan sungbat ti {field}',
    oneOf: 'ti {field} ket {values}',
    noneOf: 'ti sungbat iti {field} ket saan a {values}',
    numberFrom: 'ti {field} ket {bound} wenno ad-adu pay',
    numberTo: 'ti {field} ket {bound} wenno basbassit pay',
    timeFrom: 'ti {field} ket {bound} wenno naladladaw pay',
    timeTo: 'ti {field} ket {bound} wenno nasapsapa pay',
    another: 'sabali a sungbat',
    and: ' ken ',
    or: ' wenno ',
  },
  mail: {
    subject: 'Ti rehistrom para iti {form}',
    text: 'Agyamankami iti panagparehistrom para iti {form}. Naawatmin dagiti sungbatmo, ket kontakendaka iti mabiit.\n\nPangngaasim ta idulinmo daytoy a mensahe ken ti reference code-na: mabalin a dawatenda kenka.',
    reference: 'Reference code',
    people: 'Nairehistro a maymaysa',
    answers: 'Dagiti sungbatmo',
    own: 'Kitaen, baliwan wenno kanselaen ti rehistrom',
    yes: 'Wen',
    no: 'Saan',
    freeText: '(naawat)',
    freeTexts:
      'Ti insuratmo iti bukodmo a sasao ket naidulin a kadua ti rehistrom ket saanen a naulit ditoy.',
    foot: 'Automatiko a naipatulod daytoy a mensahe ta adda nangted iti daytoy nga address, sapay koma ta sika, iti maysa a panagparehistro iti {site}. No saan a sika, baybay-amon.',
  },
  places: {
    time: '{day}, {clock}',
    opens: 'Agluktonto ti panagparehistro inton {time} (oras iti Pilipinas).',
    closed: 'Nagserra ti panagparehistro idi {time} (oras iti Pilipinas).',
    closes:
      'Agserranto ti panagparehistro inton {time} (oras iti Pilipinas). No nalukatam ti form sakbay dayta, addaanka pay iti 15 a minuto a mangipatulod iti daytoy.',
    full: 'Napunnon amin a lugar.',
    list: 'Napunnon amin a lugar. Mabalinmo ti agparehistro iti waiting list.',
    placeLeft: '1 laengen a lugar ti nabati',
    placesLeft: '{count} laengen a lugar ti nabati',
    rule: 'Waiting list: ti mabakante a lugar ket maitukon babaen ti email iti sumaruno iti linia, iti uneg ti {hours} nga oras (saan a mairaman ti 9 PM agingga iti 7 AM).',
    optionFull: 'napunnon',
    optionList: 'waiting list',
    optionLeft: '{count} ti nabati',
    optionGone: 'Awanen ti lugar para iti “{option}”. Pangngaasim ta agpilika iti sabali.',
    opensIn: 'Tiempo sakbay nga aglukat ti panagparehistro',
    days: 'aldaw',
    hours: 'oras',
    minutes: 'minuto',
    seconds: 'segundo',
  },
  offer: {
    subject: 'Adda lugar para kenka: {form}',
    mail: 'Adda nabakante a lugar para iti {form}, ket sika ti sumaruno iti linia. Ti reference-mo ket {reference}. Alaem kadi?',
    until:
      'Pangngaasim ta sumungbatka sakbay ti {time} (oras iti Pilipinas). Kalpasanna, mapan ti lugar iti sumaruno.',
    open: 'Sumungbat',
    foot: 'Automatiko a naipatulod daytoy a mensahe gapu ta adda nangted iti daytoy nga address, sapay koma ta sika, iti maysa a panagparehistro iti {site}. No saan a sika, saanmo laengen nga ikankano.',
    title: 'Adda lugar para kenka',
    ask: 'Adda nabakante a lugar',
    askText: 'Addaka iti waiting list para iti {form} ({reference}). Alaem kadi ti lugar?',
    askUntil: 'Pangngaasim ta sumungbatka sakbay ti {time} (oras iti Pilipinas).',
    accept: 'Wen, alaek ti lugar',
    decline: 'Saan, itedyo iti sumaruno',
    accepted: 'Kukuamon ti lugar',
    acceptedText: 'Ur-urayendaka iti {form}. Ti reference-mo ket {reference}.',
    declined: 'Mapan ti lugar iti sumaruno',
    declinedText: 'Agyamankami ta imbagam. Awankan iti waiting list para iti {form}.',
    expired: 'Nalpasen ti tiempo a sumungbat',
    expiredText:
      'Napanen ti lugar iti sumaruno, ket awankan iti waiting list para iti {form}. No kayatmo pay laeng ti umay, agparehistroka manen wenno suratannakami.',
    withdrawn: 'Nalpasen daytoy a tukon',
    withdrawnText:
      'Nabaliwanen ti rehistrom para iti {form} sipud naipatulod daytoy. No adda saludsodmo, suratannakami.',
    gone: 'Nalpasen ti usar daytoy a link',
    goneText: 'Awanen ditoy ti rehistro a tinukoyna.',
  },
  own: ILO_OWN_PAGE_WORDS,
  ownMail: ILO_OWN_MAIL_WORDS,
  unsubscribe: {
    title: 'Awanen ti mensahe',
    ask: 'Dimo kadi kayaten dagiti mensahe?',
    askText:
      'Suratannaka ti {site} ta nagparehistroka. Pindutem iti maminsan tapno agsardeng dagitoy a mensahe. Agtalinaed dagiti rehistrom.',
    button: 'Diak kayaten dagiti kastoy a mensahe',
    left: 'Saankan a mapatulodan iti mensahe',
    leftText:
      'Agtalinaed dagiti rehistrom. Ti laeng isurat ti {site} para iti adu a tao ti saanen a sumangpet kenka.',
    test: 'Pammadas laeng daytoy',
    testText:
      'Iti mensahe a pudno a naipatulod, ditoy nga ibaga dagiti tao a dida kayaten ti kasta.',
    gone: 'Nalpasen ti usar daytoy a link',
    goneText:
      'Napunasen ti rehistro a natukoy iti mensahe, agraman ti addressmo. Awanen ti maipatulod gapu iti dayta.',
  },
  errors: {
    'form.full': 'Awanen ti lugar para iti daytoy, isu a saan a nairehistro.',
    'form.not_open': 'Saan nga umawat iti rehistro daytoy a form iti daytoy nga oras.',
    'form.not_found': 'Saan a nasarakan ti form',
    'request.malformed': 'Saan a mabasa ti naipatulod. Pangngaasim ta kitaem ket padasem manen.',
    'request.too_large':
      'Dakkel unay daytoy a maipatulod. Pangngaasim ta agusarka iti basbassit a file.',
    'request.too_many': 'Adu unay ti naipatulod. Aguray iti maysa a minuto ket padasem manen.',
    'submission.invalid': 'Pangngaasim ta urnosem dagiti biddut ket padasem manen',
    'submission.unfinished':
      'Adda ditoy ti intero a form, agraman ti insuratmo. Sungbatam dagiti dadduma ket ipatulodmo iti ngudo.',
    'submission.unknown_field':
      'Nabaliwan daytoy a form manipud idi linuktam. I-reload ti panid ket padasem manen.',
    'submission.key_reused':
      'Naawaten daytoy a rehistro a sabali dagiti sungbatna. I-reload ti panid tapno mangipatulodka iti sabali.',
    'submission.file_type':
      'Saan a maawat ti kastoy a kita ti file. Pangngaasim ta mangipatulodka iti PDF, ladawan wenno dokumento.',
    'submission.too_many_files': 'Adu unay ti file iti daytoy a rehistro.',
    'upload.too_much':
      'Adu unayen ti file a simmangpet manipud iti networkmo iti daytoy nga oras isu a dikami pay makaawat. Addada pay ditoy dagiti sungbatmo. Ipatulodmo manen kalpasan ti maysa nga oras, wenno manipud iti sabali a koneksion.',
    'storage.full':
      'Awan pay ti lugar para iti daytoy kadakami. Awan ti naidulin; addada pay ditoy dagiti sungbatmo. Pangngaasim ta padasem manen inton agangay.',
    'server.unexpected': 'Adda biddut iti bandami. Pangngaasim ta padasem manen.',
    'server.busy':
      'Okupado wenno mangrugrugi manen ti serbisio. Pangngaasim ta padasem manen inton agangay.',
  },
}
