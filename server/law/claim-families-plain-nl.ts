import type { Families } from './claim-patterns.ts'
import { luck, recipe, skill, trouble } from './claim-words-nl.ts'

/** What the law forbids in Dutch and a negation is a part of, by families of words that stand near each other, in either order. */
export const plainFamiliesNl: Families = {
  near: {
    socialSuccess: [
      [
        '(?:muurbloem\\w*|verlegen|onzichtbaar|grijze muis|buitenstaander)',
        '(?:niet|geen|nooit)(?: \\S+){0,3} meer|niet langer|voorgoed voorbij',
      ],
    ],
    winning: [
      ['(?:nooit|niemand|niet|geen enkele speler)', '(?:met )?lege handen'],
      [
        '(?:winnen|winst|succes)',
        '(?:kan niet (?:mis\\w*|fout|stuk)|kunt niet (?:mis\\w*)|onvermijdelijk|niet te vermijden|geen twijfel|geen kwestie van geluk)',
      ],
    ],
    ease: [
      [
        '(?:winnen|winst|geld|rijk|verdien\\w*|euro.s|inkomen)',
        '(?:geen (?:enkele )?(?:moeite|ervaring|kennis|werk|studie|inspanning|talent|training)|hoeft? (?:\\S+ ){0,2}(?:niets|niks|geen|niet) (?:\\S+ ){0,3}(?:doen|werken|kunnen|weten|ervaring|kennis|leren|denken)|niets voor (?:te )?doen)',
      ],
    ],
    moneyTrouble: [
      [trouble, '(?:nooit meer|niet meer|geen (?:\\S+ )?meer|geen probleem|hoeft (?:\\S+ )?(?:niet|geen))'],
    ],
    risk: [
      [
        '(?:tientjes|briefjes|verlies|verliezen|verliest|inzet)',
        '(?:merk je (?:er )?(?:niet|niks|niets|amper|nauwelijks)|voel je niet|mis je niet|maak je (?:er )?niet druk|stelt niets voor|doet geen pijn)',
      ],
      [
        '(?:niet bang|geen paniek|rustig maar|geen zorgen)',
        '(?:(?:bijna|vrijwel|haast) (?:nooit|niets) (?:iets )?(?:mis|fout)|gaat (?:er )?(?:bijna |haast )?nooit|gebeurt (?:er )?niets|niets mis)',
      ],
      [
        '(?:poker|pokeren|gokken|spelen|spel|inzet|risico)',
        '(?:(?:net|even) zo (?:onschuldig|veilig|gewoon)|niet (?:riskanter|erger|gevaarlijker) dan|te verwaarlozen|nihil)',
      ],
      [
        '(?:verlies|verliezen|verliest|kwijtraken|misgaan|fout gaan)',
        '(?:onmogelijk|uitgesloten|kan (?:haast |bijna |eigenlijk )?niet|bestaat niet|is er niet bij|doet geen pijn|komt niet voor|niet aan de orde)',
      ],
    ],
    skill: [
      [
        '(?:pech|tegenslag)',
        '(?:alleen voor (?:wie|mensen)|voor wie niet|is voor (?:anderen|wie)|een smoes|een excuus|bestaat alleen)',
      ],
      [
        '(?:genoeg (?:uren|oefening|lessen|ervaring)|eenmaal (?:geleerd|geoefend)|wie (?:oefent|leert|studeert|traint))',
        '(?:niets|niks|niet) meer (?:mis\\w*|fout|verkeerd)',
      ],
      ['verliezers', '(?:die niet|te lui|niet willen)'],
      [
        '(?:wie|als je|met (?:deze|onze|dit|ons)|iedereen die)',
        '(?:(?:kan|kun|kunt|zal|ga) (?:\\S+ ){0,4}(?:niet|nooit|onmogelijk|haast niet) (?:\\S+ )?verliezen|nooit (?:meer )?verliest)',
      ],
      [
        luck,
        '(?:geen rol|niet nodig|niets? (?:mee )?te maken|overbodig|telt niet|tellen niet|doet er niet toe|bestaat niet|bestaan niet|heb je niet|niets aan)',
      ],
      [
        skill,
        '(?:verlie\\w* (?:nooit|niet)|nooit (?:meer )?verlie\\w*|niet (?:kunt |kan |te )?verlie\\w*|geen geluk|niet van geluk)',
      ],
      [
        recipe,
        '(?:verlie\\w* (?:nooit|niet)|nooit (?:meer )?verlie\\w*|niet (?:kunt |kan |te )?verlie\\w*|nooit faalt|faalt nooit)',
      ],
    ],
  },
  alone: {
    ease: ['je (?:bed|bank|stoel) (?:\\S+ )?niet (?:voor )?uit'],
    urgency: [
      'wie (?:nu |vandaag |vanavond )?niet (?:\\S+ ){0,2}(?:instapt|meedoet|speelt|stort|beslist|toehapt)|het nakijken|achter het net|daar (?:ga|krijg) je spijt van|geen seconde|twijfel niet|denk niet (?:te )?lang na',
      '(?:aarzel|twijfel|treuzel|wacht|stel) (?:\\S+ ){0,2}(?:niet|geen)|geen (?:tijd|seconde|moment|minuut) te verliezen|(?:mag|wil|kun) je niet missen|mis (?:het|dit|deze|hem|hier) (?:\\S+ )?niet|niet (?:lang )?meer (?:geldig|beschikbaar|te krijgen)',
    ],
    moneyTrouble: [
      '(?:nooit|niet) meer (?:rood staan|krap|blut|lenen|arm|wakker liggen)|geen (?:geld)?(?:zorgen|schulden|problemen|geldproblemen) meer',
    ],
    socialSuccess: ['nooit meer (?:alleen|eenzaam|saai|onzichtbaar)|wie niet (?:speelt|meedoet)'],
    risk: [
      '(?:kan|kunt) (?:je )?niets (?:gebeuren|overkomen|misgaan)|niets aan de hand|niets mis met|niets te (?:vrezen|verliezen)|niet bang|geen angst|verslaafd\\? welnee',
    ],
    chasing: [
      'geef (?:nooit|nu niet|niet|het niet|nog niet) (?:op|zomaar op)|(?:nooit|niet) opgeven|niet (?:nu )?stoppen(?! kunt?)|stop (?:nu |nog |daar )?niet|loop niet weg',
    ],
    skill: [
      'geen (?:kwestie van |stom |dom |puur )?(?:geluk|toeval|mazzel|loterij|kansspel|gokspel)|niet door (?:geluk|toeval)|niets aan het toeval|laat (?:\\S+ )?niets aan|nooit meer (?:kunt )?verliez\\w*(?! dan)|niet van geluk afhankelijk',
    ],
    bonus: [
      'zonder (?:enige )?voorwaarden?(?!\\p{L}).{0,25}(?:bonus|speelgeld|tegoed|€)|geen (?:kleine lettertjes|addertjes|gedoe|vragen)|zonder (?:gedoe|poespas|addertjes|kleine letter\\w*)',
    ],
    free: [
      'kost (?:je |jou )?(?:niets|niks|geen cent)(?!\\p{L}).{0,20}(?:win|prij|geld|jackpot)\\w*|geen (?:cent|euro) (?:te )?betalen|zonder (?:een cent|iets) (?:te|uit te)',
    ],
  },
}
