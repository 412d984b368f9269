import { QuoteCell as QuoteCell_2522c5162ec9bcf04eee05d56cc061c1 } from '../../../app/(payload)/panel/quote-cell'
import { MomentCell as MomentCell_68c4ffbb5a58c932dc1833359e7e8e6a } from '../../../components/panel/moment-cell'
import { WaitingTestimonies as WaitingTestimonies_00c8301059e7125f897497c1f635943b } from '../../../app/(payload)/panel/waiting-testimonies'
import { DecideHere as DecideHere_231b58e05be98a118e4ed4b47331d6e9 } from '../../../features/testimonies/components/panel/decide-here'
import { SavedAt as SavedAt_7dcf241114aa0b35b49fce1e5fe9a258 } from '../../../components/panel/saved-at'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkField as LinkField_91002ba940a6c00343c9e0680db03cbc } from '../../../components/panel/link-field'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockTitle as BlockTitle_7cfa99ff252993e009c64bff5d7a2dd2 } from '../../../components/panel/row-title'
import { RowTitle as RowTitle_7cfa99ff252993e009c64bff5d7a2dd2 } from '../../../components/panel/row-title'
import { ExchangePicture as ExchangePicture_f60e511b864cf11e5eb3c3b8d68a290a } from '../../../components/panel/photos/exchange-picture'
import { PhotosField as PhotosField_973b0173d4b6b548b0811137cf39a9da } from '../../../components/panel/photos/photos-field'
import { AddBlock as AddBlock_cbfc188d4132358c1fe05a72ed75e898 } from '../../../components/panel/add-block'
import { InMenu as InMenu_8ac9e0700c12b0169cba02218505bca9 } from '../../../app/(payload)/panel/in-menu'
import { LinkedFrom as LinkedFrom_ac08beb7ba38ff9a7eaa02c2a5ba800c } from '../../../app/(payload)/panel/linked-from'
import { ReadyPages as ReadyPages_9d1fdfce068430c971d730a199b5d693 } from '../../../app/(payload)/panel/ready-pages'
import { PreviewFollower as PreviewFollower_7351b838782df5db14d630579fb96cd4 } from '../../../components/panel/preview-follower'
import { FieldProblems as FieldProblems_6e191c856a7a5bfd456bdb6eba0d0a8c } from '../../../components/panel/field-problems'
import { FocusNew as FocusNew_31127c51dc3638a9c836d4c6ad9663f5 } from '../../../components/panel/focus-new'
import { VersionsPage as VersionsPage_ab40b07959856eb12a1993b31e102c9b } from '../../../app/(payload)/panel/versions-page'
import { VersionMoment as VersionMoment_70bdc6922e6d88b54e6cbb34ad52408f } from '../../../app/(payload)/panel/version-moment'
import { YesNoCell as YesNoCell_a15c9c9757352156136f0d0900f0b580 } from '../../../app/(payload)/panel/yes-no-cell'
import { UsedOn as UsedOn_bbcfce0ee386368b69d8ac99541e06f8 } from '../../../app/(payload)/panel/used-on'
import { UsedOnCell as UsedOnCell_bbcfce0ee386368b69d8ac99541e06f8 } from '../../../app/(payload)/panel/used-on'
import { TouchDrags as TouchDrags_7561fcd43bd8425434681136c95c3f49 } from '../../../components/panel/photos/touch-drags'
import { ViewOnSite as ViewOnSite_1d541576b0b04359ac6e2ec49e62bfe6 } from '../../../components/panel/view-on-site'
import { Icon as Icon_5e5b91bfd72ae617e351f4c25a60d443 } from '../../../app/(payload)/panel/brand'
import { Logo as Logo_5e5b91bfd72ae617e351f4c25a60d443 } from '../../../app/(payload)/panel/brand'
import { MenuHead as MenuHead_8e097b15f969c9f33cb27905f61ddc4f } from '../../../app/(payload)/panel/menu-head'
import { WrongFiles as WrongFiles_c8e981a2a4d1e2f811a423ed75b37440 } from '../../../components/panel/photos/wrong-files'
import { StartPage as StartPage_14b016b83dff4f06a67165ca3c2c3a6e } from '../../../app/(payload)/panel/start-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/app/(payload)/panel/quote-cell#QuoteCell": QuoteCell_2522c5162ec9bcf04eee05d56cc061c1,
  "/components/panel/moment-cell#MomentCell": MomentCell_68c4ffbb5a58c932dc1833359e7e8e6a,
  "/app/(payload)/panel/waiting-testimonies#WaitingTestimonies": WaitingTestimonies_00c8301059e7125f897497c1f635943b,
  "/features/testimonies/components/panel/decide-here#DecideHere": DecideHere_231b58e05be98a118e4ed4b47331d6e9,
  "/components/panel/saved-at#SavedAt": SavedAt_7dcf241114aa0b35b49fce1e5fe9a258,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/panel/link-field#LinkField": LinkField_91002ba940a6c00343c9e0680db03cbc,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/panel/row-title#BlockTitle": BlockTitle_7cfa99ff252993e009c64bff5d7a2dd2,
  "/components/panel/row-title#RowTitle": RowTitle_7cfa99ff252993e009c64bff5d7a2dd2,
  "/components/panel/photos/exchange-picture#ExchangePicture": ExchangePicture_f60e511b864cf11e5eb3c3b8d68a290a,
  "/components/panel/photos/photos-field#PhotosField": PhotosField_973b0173d4b6b548b0811137cf39a9da,
  "/components/panel/add-block#AddBlock": AddBlock_cbfc188d4132358c1fe05a72ed75e898,
  "/app/(payload)/panel/in-menu#InMenu": InMenu_8ac9e0700c12b0169cba02218505bca9,
  "/app/(payload)/panel/linked-from#LinkedFrom": LinkedFrom_ac08beb7ba38ff9a7eaa02c2a5ba800c,
  "/app/(payload)/panel/ready-pages#ReadyPages": ReadyPages_9d1fdfce068430c971d730a199b5d693,
  "/components/panel/preview-follower#PreviewFollower": PreviewFollower_7351b838782df5db14d630579fb96cd4,
  "/components/panel/field-problems#FieldProblems": FieldProblems_6e191c856a7a5bfd456bdb6eba0d0a8c,
  "/components/panel/focus-new#FocusNew": FocusNew_31127c51dc3638a9c836d4c6ad9663f5,
  "/app/(payload)/panel/versions-page#VersionsPage": VersionsPage_ab40b07959856eb12a1993b31e102c9b,
  "/app/(payload)/panel/version-moment#VersionMoment": VersionMoment_70bdc6922e6d88b54e6cbb34ad52408f,
  "/app/(payload)/panel/yes-no-cell#YesNoCell": YesNoCell_a15c9c9757352156136f0d0900f0b580,
  "/app/(payload)/panel/used-on#UsedOn": UsedOn_bbcfce0ee386368b69d8ac99541e06f8,
  "/app/(payload)/panel/used-on#UsedOnCell": UsedOnCell_bbcfce0ee386368b69d8ac99541e06f8,
  "/components/panel/photos/touch-drags#TouchDrags": TouchDrags_7561fcd43bd8425434681136c95c3f49,
  "/components/panel/view-on-site#ViewOnSite": ViewOnSite_1d541576b0b04359ac6e2ec49e62bfe6,
  "/app/(payload)/panel/brand#Icon": Icon_5e5b91bfd72ae617e351f4c25a60d443,
  "/app/(payload)/panel/brand#Logo": Logo_5e5b91bfd72ae617e351f4c25a60d443,
  "/app/(payload)/panel/menu-head#MenuHead": MenuHead_8e097b15f969c9f33cb27905f61ddc4f,
  "/components/panel/photos/wrong-files#WrongFiles": WrongFiles_c8e981a2a4d1e2f811a423ed75b37440,
  "/app/(payload)/panel/start-page#StartPage": StartPage_14b016b83dff4f06a67165ca3c2c3a6e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
