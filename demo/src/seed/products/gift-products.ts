/** One product per line: name | price | drawing | description. */
export const giftProducts: Record<string, string> = {
  'wren-and-thistle': `
Birthday card, brass band | 5.50 | greeting-card | Linocut wrens on tubas, printed in Catheys Valley. Blank inside.
Condolence card, oak | 5.50 | greeting-card | A single oak on heavy cream paper. Blank inside.
Thank-you notes, box of eight | 18.00 | love-letter | Two poppies, two quail, four plain. Envelopes lined in green.
Rose and black pepper candle | 26.00 | candle-jar-rose | Poured in the back room. Garden rose with a little black pepper, about fifty hours.
Cedar and smoke candle | 26.00 | candle-jar | Cedar and wood smoke, about fifty hours.
Pocket candle, fig leaf | 9.50 | tin | Two ounces in a tin for trains, tents and rented rooms.
Goat milk soap, oatmeal | 8.00 | soap-bar | Plain, mild and cut thick by a goat farmer in Midpines.
Goat milk soap, sage | 8.00 | soap-bar-green | Goat milk soap with sage from the same farm.
Market tote, poppies | 22.00 | tote-poppy | Sturdy twelve-ounce canvas with a poppy print.
Linen tea towel, wrens | 16.00 | blanket | Block-printed and heavy enough to wrap a loaf in.
Ribbon, by the spool | 6.50 | ribbon | Five yards of cotton velvet. Ask to see the drawer; there are thirty colors.
Surprise gift box | 35.00 | gift | Tell us an age, a hobby and one thing to avoid. We choose the gift and wrap it.
Bud vase, speckled | 24.00 | vase-speckled | One stem tall, thrown by Tom at Blue Oak.
Bath salts, wild mint | 14.00 | jar | Coarse salt, mint from the creek, a scoop carved from manzanita.
Pressed flower notebook | 15.00 | notebook | Larkspur and fiddleneck under the cover, a hundred and twenty unlined pages.
Hand cream, honey and oat | 12.50 | lotion | Absorbs quickly and smells of honey.
Wool bed socks | 19.00 | socks | Knitted locally from Raymond wool. One size fits most.
Chocolate bar, sea salt | 8.50 | chocolate | Whitlock's seventy percent in our own wrapper, thin enough for an envelope.
`,
  'tallow-and-wick': `
Incense cedar candle | 24.00 | candle-jar | Shavings from the mill steeped in coconut wax. Pencil boxes and rain.
Orchard candle | 24.00 | candle-jar-rose | Peach skin, hay, a little warm dust.
Chaparral candle | 24.00 | candle-jar-green | Sage and yerba santa on a hot slope, bottled at dusk.
Tallow tapers, pair | 13.00 | candle | Rendered, filtered and dipped thirty times. Bright, slow, nearly scentless.
Votives, box of six | 16.50 | lamp | Unscented, eight hours each, for long tables.
Wick trimmer | 17.00 | scissors | Angled steel. The difference between a candle and a chimney.
Lavender bar | 7.50 | soap-bar | Olive oil soap cured ten weeks, flecked with buds from Ahwahnee.
Miner's scrub bar | 7.50 | soap-bar-green | Pumice and pine tar for grease, soil and regret.
Charcoal and tea tree bar | 8.00 | soap | Black as a shaft, gentler than it looks.
Shaving soap in tin | 14.50 | tin | Dense lather, bay rum, a tin your grandson will keep screws in.
Soap ends, half pound | 5.00 | soap | Offcuts of every batch in a paper bag. Your linen drawer will be interesting.
Laundry bar | 6.00 | soap-bar | Coconut oil and nothing else. Rub, wait, rinse.
Beeswax polish, 4 oz | 12.00 | tin-marigold | For boards, boots and banisters.
Lotion, unscented, 8 oz | 15.00 | lotion | Five ingredients, all of which can be pronounced in public.
Cedar soap dish | 11.00 | wood | Slatted so that the bar dries and lasts.
Candle-making evening | 42.00 | candle-jar | Two hours, two candles, one glass of something. First Thursday of the month.
`,
  'blue-oak-pottery': `
Breakfast bowl, ash glaze | 32.00 | bowl | Holds oatmeal or two scoops, warm gray with a run of green.
Breakfast bowl, rust | 32.00 | bowl-rust | Iron-rich slip from the creek bank, brick red where it broke thin.
Serving bowl, large | 68.00 | bowl | Thirteen inches across. The salad bowl for the good cousins.
Nesting bowls, three | 84.00 | bowl-rust | Thrown in one sitting so that they really nest.
Everyday mug | 28.00 | camp-mug-cream | Twelve ounces, thumb rest on the handle, milk-white outside.
Moon jar | 140.00 | vase-speckled | Two thrown halves joined by hand and slightly imperfect at the waist, as they should be.
Bottle vase, slate | 54.00 | vase | Narrow neck, river-blue glaze. Likes one branch of redbud.
Bud vase | 22.00 | vase-speckled | For a dandelion brought in by someone small.
Amphora, garden | 95.00 | amphora | Waist-high-ish, unglazed, frost-proof if raised on bricks.
Teapot, wood-fired | 110.00 | teapot | Sat by the fire-mouth for thirty hours. Ash did the decorating.
Tea bowl | 36.00 | tea | No handle, so you know when it is cool enough.
Dinner plate | 38.00 | plate | Ten inches, a low rim, stacks without complaint.
Salt cellar with spoon | 26.00 | salt | Lidded, with a spoon whittled from oak prunings.
Planter with saucer | 44.00 | potted-plant | Drains properly. The jade plant pictured is not included but could be negotiated.
Honey pot | 34.00 | honey | The lid is notched for the dipper, which is turned from manzanita.
Seconds crate, surprise mix | 30.00 | package | Three pieces with a wobble, a bubble or a kiss mark from the kiln.
`,
  'stitching-room': `
Raymond wool, worsted, undyed | 17.00 | yarn | Two hundred yards from one flock, sheepy and springy.
Madrone, DK weight | 21.00 | yarn | Dyed in the sink with bark: the pink-orange of a peeled trunk.
River, fingering weight | 24.00 | yarn | Superwash merino in five blues that wander into each other.
Cotton, dishcloth weight | 7.50 | thread | Soft, hard-wearing, twelve colors. Great for dishcloths and baby gifts.
Hand-dyed embroidery floss | 4.50 | thread | Eight yards shaded by marigold, indigo and cochineal.
Linen thread on wood | 8.50 | thread | Waxed, for books and buttons that mean to stay.
Bamboo needles, pair | 9.50 | chopsticks | US 6, warmed by the last hundred sweaters, figuratively.
Gold-eye needles, packet | 4.00 | needle | Sharps in five sizes with an eye you can actually thread.
Stork scissors | 16.00 | scissors | Small, sharp and never, ever for paper.
Stitch markers, tin | 8.00 | safety-pin | Forty brass pins that don't snag or roll under the sofa.
Half Dome sweater pattern | 9.00 | scroll | A yoke with granite in it. Seven sizes, charted, tested on locals.
Beginner's scarf kit | 34.00 | scarf | Yarn, needles and easy instructions. A good winter project.
Mitten kit, two colors | 29.00 | gloves | Enough for one pair and one thumb to learn on.
Handknit socks | 48.00 | socks | Made by the Thursday table and sold for the library roof.
Project basket | 39.00 | basket | Willow, lined with cotton, deep enough to hide a purchase in.
Thursday open table | 5.00 | chair | A seat, tea and someone who can help with your pattern.
`,
  'manzanita-bench': `
River pebble ring | 85.00 | ring | Cast around a stone from the Merced's south fork, so each band is the shape of that stone.
Stacking bands, three | 72.00 | ring | Silver wire hammered, twisted and plain. They tick against each other pleasantly.
Garnet solitaire | 190.00 | ring | A foothill garnet the color of a good plum in a low, sensible setting.
Quartz point pendant | 64.00 | gem | Clear crystal as it came from the ground, capped in silver.
Mariposite drop earrings | 78.00 | gem | The green stone that shares our name, in ovals on short wires.
Gold-in-quartz pendant | 240.00 | nugget | White rock with visible threads of gold. From a claim up Whitlock way.
Manzanita berry beads | 38.00 | beads | Dried, polished, strung on silk knotted between each.
Turquoise strand | 120.00 | beads | Nevada stone in graduated discs, with a hand-forged hook.
Acorn charm | 42.00 | chestnut | Cast from an acorn that fell on the bench in the first week.
Feather ear cuff | 36.00 | feather | No piercing. Bends to fit and stays for the dance.
Poppy studs | 48.00 | blossom | Four petals, oxidized, smaller than a pea.
Belt buckle, oak leaf | 95.00 | medal | Brass, one at a time, fits an inch-and-a-half strap.
Ring sizing | 25.00 | hammer | Up or down two sizes, while you wait if Elise isn't soldering.
Polishing cloth | 6.00 | blanket | Treated cotton. Keep it dry and it lasts for years.
Custom piece, deposit | 100.00 | pencil | An hour with the sketchbook. Comes off the final price.
`,
  'poppy-lane-flowers': `
Posy, hand-tied | 18.00 | bouquet | As wide as two hands, chosen at the bucket this morning.
Market bouquet | 34.00 | bouquet | A generous armful in paper, no filler pretending to be flowers.
The apology | 48.00 | bouquet | Larger than seems necessary. It usually isn't.
Tulips, ten | 14.00 | tulip | Parrot and French tulips, cut tight so they open on your table.
Tulips, single color | 15.00 | tulip | Name white, coral or near-black. February to April.
Sunflowers, five | 12.00 | sunflower | From Yaqui Gulch, with stems long enough for a tall vase.
Garden roses, dozen | 42.00 | rose | Old varieties that smell. Thorns mostly removed.
Single rose | 5.00 | rose | Wrapped with a sprig of rosemary.
Dahlia of the day | 4.50 | blossom | Saucer-sized in September. One is plenty and three is a party.
Hibiscus corsage | 16.00 | hibiscus | Wrist or pin. Lasts the dance and the drive home.
Eucalyptus and olive bunch | 11.00 | herb | Silver-green, good for a month, better dried.
Dried wreath | 46.00 | fallen-leaf | Statice, wheat and seed heads on a grapevine ring.
Wildflower seed scatter | 5.50 | seed-packet | Clarkia, lupine and tidy tips. Throw before the first rain.
Potted herb trio | 19.00 | potted-plant | Thyme, chives and basil in clay, windowsill sized.
Sympathy basket | 60.00 | basket | Planted rather than cut, so it can be kept.
Vase, plain glass | 13.00 | jar | Wide mouth. Forgives any arrangement.
`,
  'little-burro': `
Corduroy bear | 29.00 | teddy | Jointed arms, embroidered nose and a pocket for a tooth.
Small bear, pocket | 14.00 | teddy | Four inches of loyalty.
Diamond kite | 22.00 | kite | Ripstop, ash spars, two hundred feet of line. Flies in a foothill breeze.
Box kite kit | 31.00 | kite | An afternoon to build, a field to prove it.
Wooden yo-yo | 11.00 | yoyo | Maple, waxed string. The trick sheet starts with patience.
Butterfly yo-yo | 14.50 | yoyo | Sleeps longer and forgives more.
County map puzzle, 300 pieces | 24.00 | puzzle | From Bear Valley to the Clark Range; Hornitos is always the last piece.
Floor puzzle, oak tree | 19.00 | puzzle | Twenty-four big pieces and six hidden animals.
Dice in a pouch | 7.00 | dice | Five wooden dice with the rules of nine games.
Travel chess | 26.00 | chess | Magnetic, folds to the size of a sandwich.
Playing cards, farm animals | 9.00 | joker | Two jokers, both goats.
Nesting dolls, five bears | 33.00 | nesting-dolls | Painted limewood. The smallest one is sleeping.
Tin drum | 27.00 | drum | With our apologies to the household.
Maracas, pair | 13.00 | maracas | Gourd and seed, small-hand size.
Beeswax crayons, twelve | 12.50 | crayon | Made in a kitchen in Oakhurst. They smell faintly of July.
Balsa glider | 4.50 | eagle | Slots together, soars, lands in the oak. Buy two.
Piñata burro, small | 18.00 | pinata | Empty, so you may be generous or sneaky.
`,
  'second-story-books': `
Used paperback, your pick | 4.50 | book | Any spine on the porch wall. Bring it back for half.
Mystery wrapped in paper | 8.00 | book | Three words on the outside. No peeking on the stairs.
The Mariposa War, a history | 18.95 | book | Small-press, careful and fairer than most.
Stack of westerns, five | 14.00 | books | Tied with twine, dust included.
Foothill cookbooks, pair | 22.00 | books | Two church cookbooks from the fifties, annotated by strong-minded women.
Poetry, staff pick | 14.95 | open-book | Walter's choice this month, with a note about page forty.
Wildflowers of the Sierra foothills | 24.95 | open-book | Sorted by color, sized for a back pocket, waterproof-ish.
Nature journal starter | 19.50 | notebook | Unlined paper, pencil loop, ten prompts you can ignore.
Composition book | 4.25 | notebook | Marbled like it ought to be.
Letterpress bookplates, twelve | 9.00 | label | Ex libris and a quail. Gummed, so lick or don't.
Ribbon bookmark | 3.50 | bookmark | Red, two tails, an owl at the end.
Reading glasses, found style | 16.00 | glasses | Four strengths. We lose ours too.
Brass page lamp | 28.00 | bulb | Clips to a headboard and keeps the peace.
Fountain pen, student | 23.00 | pen | Medium nib, takes cartridges, writes the first time.
Bottle of iron gall ink | 13.00 | ink | Goes on gray, turns black, outlives us.
Old map of the county, reproduction | 17.00 | map | The 1873 survey with claims named for dogs and grievances.
`,
  'whitlock-chocolates': `
70% Tanzania bar | 8.50 | chocolate | Two ingredients. Raspberry up front, tobacco behind.
Milk bar, brown butter | 8.00 | chocolate | Fifty percent, so it still counts.
Hazelnut slab, quarter pound | 9.75 | chocolate | Broken from the sheet with a hammer. Uneven by nature.
Salted caramels, dozen | 16.00 | candy | Cooked to the second and wrapped by Anneke's mother.
Honey nougat | 9.00 | candy | Mount Bullion honey, almonds, rice paper.
Box of nine | 24.00 | gift | Filled when you order. The diagram is in the lid so nobody bites blind.
Box of twenty-four | 58.00 | gift | The whole collection twice, with the violet one hidden.
Chocolate strawberries, six | 15.00 | strawberry | Dipped the day they are picked. Reserve for a specific afternoon.
Candied orange slices | 11.50 | orange | Half dipped. A week in syrup and worth it.
Cherry cordials, six | 14.00 | cherries | They have to rest for two weeks, so order ahead.
Peanut clusters, bag | 7.50 | peanuts | Ugly, salty, first to sell out.
Chestnut truffles, four | 10.00 | chestnut | Roasted over the barn stove in November.
Cocoa nibs, 6 oz | 8.75 | beans | For salads, ice cream or thoughtful chewing.
Drinking chocolate, tin | 15.50 | tin | Grated, not powdered. Two spoons, hot milk.
Tasting in the milk barn | 20.00 | spoon | Six origins, water crackers, an argument about Peru. Saturdays at two.
`,
  'linen-and-larkspur': `
Throw, lake stripe | 88.00 | blanket-lake | Cotton and linen, washed soft, long enough for the tall one.
Throw, madder stripe | 88.00 | blanket | Woven in Grass Valley on a loom older than the county road.
Wool camp blanket | 145.00 | blanket | Three pounds of warmth with a whip-stitched edge.
Linen apron | 46.00 | dress | Crossed at the back, two pockets, improves with flour.
Napkins, set of four | 38.00 | blanket-lake | Stonewashed and mitered. Never iron them.
Market tote, natural | 28.00 | tote | Long handles, inside pocket, stands up by itself.
Bedside carafe | 32.00 | milk | Recycled glass, tumbler for a lid.
Ceramic vase, smoke blue | 58.00 | vase | A quiet shape that makes grocery-store tulips look arranged.
Round mirror, oak | 120.00 | mirror | Fourteen inches, beveled, with a leather strap.
Larkspur candle | 27.00 | candle-jar-rose | Green stems and a little honeyed pollen.
Clean cotton candle | 27.00 | candle-jar | Like sheets dried outside on a windy day.
Olivewood board | 64.00 | cutting-board | Live edge, oiled twice. Wipe it, never soak it.
Wooden spoons, three | 24.00 | spoon | Carved from cherry prunings. One is left-handed on purpose.
Laundry soap flakes | 13.50 | jar | Grated from a plain bar; kind to wool and to you.
Willow basket | 52.00 | basket | For bread, kindling or a cat.
Feather duster | 19.00 | feather | Ostrich, beech handle, strangely satisfying.
`,
  'groveland-glass': `
Ornament, swirl | 24.00 | snow-globe | Hand-blown sphere with a twist of cobalt, loop on top.
Snow globe, the Dome | 48.00 | snow-globe | Heavy base, slow flakes, granite cast from a real model.
Wind chime, sea-glass green | 56.00 | wind-chime | Nine pieces on waxed line. More whisper than clatter.
Wind chime, amber | 56.00 | wind-chime | Warmer in color and, oddly, in tone.
Hummingbird feeder | 44.00 | tropical-drink | Red glass tube with a brass tip that does not drip.
Tumbler, clear | 22.00 | whiskey | Thick base, a dimple for the thumb.
Tumblers, set of four | 80.00 | whiskey | Close relatives rather than twins.
Stem glass, garnet foot | 38.00 | wine | Blown in one go, the stem pulled not stuck.
Bud vase, blue | 34.00 | vase | No taller than a hand. Takes the window well.
Glass apple | 42.00 | apple | Life-size with a curled stem. No teacher would refuse it.
Paperweight, dandelion | 52.00 | crystal-ball | A seed head caught in clear crystal, by a method Marek keeps to himself.
Oil lamp | 46.00 | lamp | A drop shape with a cotton wick; burns six hours on a fill.
Pendant light, amber | 165.00 | bulb | Wired and tested. Throws a honeyed circle on a table.
Fused glass magnet | 7.50 | magnet-tile | Offcuts from the week, square and shiny.
Glass heart | 12.00 | gem | Palm-sized, made from the last gather of the day.
Blow your own ornament | 45.00 | fire | Twenty minutes, goggles provided, collected next morning when it has cooled.
`,
  'gilded-quail': `
Pocket watch, railroad grade | 240.00 | watch | Illinois Watch Co., 1911, runs two minutes fast and has earned it.
Mantel clock | 185.00 | alarm-clock | Walnut, eight-day, strikes the hours softly. Key included.
Skeleton keys, bunch | 18.00 | old-key | Nine of them. None fits anything we have tried.
Jail padlock, brass | 75.00 | lock | Working, with its key. From a Coulterville estate, not from the jail, we think.
Gilt mirror | 210.00 | mirror | Oval, foxed at the edges, flattering in the evening.
Stoneware crock, 3 gallon | 90.00 | amphora | A hairline near the rim and a century of pickles behind it.
Miner's lantern | 135.00 | lantern | Carbide, cleaned, with the reflector still bright.
Bentwood chair | 95.00 | chair | Re-caned last winter by a man in Snelling.
Opera glasses | 68.00 | glasses | Mother-of-pearl, Paris. Came west in a trunk and saw one opera.
Beaded purse | 54.00 | purse | Glass beads on silk, about 1925, three missing.
Top hat, silk | 120.00 | top-hat | Size seven. The box is from San Francisco and is the better part.
Violin, student, for the wall | 60.00 | violin | A Saxony trade fiddle with no voice left but lovely shoulders.
Sheet music, ten pieces | 12.00 | scroll | Parlor songs with covers worth framing.
Silver dollar, worn | 38.00 | coin | An 1881 Morgan with a life behind it.
Postcards, box to sort through | 9.00 | postcard | Any six. Some of the messages are better than the pictures.
`,
  'sweet-lucinda': `
Saltwater taffy, quarter pound | 4.25 | candy | Pulled in the window. Eleven flavors or one, you choose.
Saltwater taffy, full pound | 14.00 | candy | Mixed by a heavy hand, tied in wax paper.
Rainbow swirl pop | 3.75 | lollipop | Six inches across, rolled by hand, lasts an entire Tioga crossing.
Honey pop | 1.75 | lollipop | Mount Bullion honey and a squeeze of lemon on a birch stick.
Root beer barrels, bag | 4.50 | candy | Old-fashioned hard candy that tastes like the floorboards, in a good way.
Rocky road, quarter pound | 6.95 | chocolate | Marshmallow we make, walnuts we crack.
Sea foam, quarter pound | 6.50 | honey | Honeycomb candy under dark chocolate. Humid days excepted.
Peanut brittle, half pound | 8.50 | peanuts | Thin as a windowpane, with butter at the end.
Caramel corn | 5.75 | popcorn | Copper kettle, real butter, no clumps worth fighting over. Well, some.
Cheddar popcorn | 5.75 | popcorn | Orange fingers guaranteed.
Chocolate pretzel rods, four | 6.00 | pretzel | Dipped, drizzled and dressed for a birthday.
Candied apple | 5.50 | apple | Red shell, cold fruit, loud first bite.
Sour cherries, quarter pound | 4.75 | cherries | Puckering. The jar has a warning in Lucinda's hand.
Licorice laces | 3.25 | ribbon | Black or red, a yard long, sold by the dozen.
Jar of jawbreakers | 7.50 | jar | Thirty planets. Not for dentures.
Party assortment, 3 lb | 36.00 | gift | Nine kinds boxed in rows, wrapped and labeled for whoever turned ten.
`,
  'lamplight-games': `
Dominoes, double nine | 21.00 | dice | Heavy tiles in a wooden box that closes properly.
Backgammon, travel roll | 34.00 | dice | Felt and leather, tied with a leather cord.
Tournament chess set | 42.00 | chess | Weighted pieces with a rollable board.
Two decks and a cribbage board | 28.00 | joker | Oak board with brass pegs, made in Ahwahnee.
Thousand-piece puzzle, high country | 22.00 | puzzle | Lots of sky, for people who like a challenge.
Evening at the table, for four | 12.00 | lantern | Any game in the library and someone to explain it.
`,
}
