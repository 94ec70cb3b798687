/** One product per line: name | price | drawing | description. */
export const otherProducts: Record<string, string> = {
  'pickett-hardware': `
Layer pellets, 50 lb | 24.50 | feed-sack | Sixteen percent, non-medicated. Dale loads it into your truck.
Scratch grain, 25 lb | 15.75 | feed-sack | Cracked corn, wheat and milo. Your hens will love it.
Alfalfa cubes, 50 lb | 21.95 | feed-sack | Low dust and quick to soak. Good for older horses.
Framing hammer, 20 oz | 34.95 | hammer | Milled face, hickory handle you can replace here for nine dollars.
Splitting axe | 59.00 | axe | Four pounds, hung and sharpened in the shop. For anything but the toughest oak.
Bow saw, 24 inch | 27.50 | saw | For limbs after wind. Spare blade taped inside the frame.
Wrench, adjustable 10 inch | 22.00 | wrench | Forged, with jaws that stay where you put them.
Screwdriver, six-in-one | 12.95 | screwdriver | The one that lives in the kitchen drawer and does everything.
Carriage bolts, by the pound | 5.75 | bolt | Galvanized, three-eighths, mixed lengths if you must.
House key, cut while you wait | 3.25 | key | Ninety seconds. Brass or painted like a quail.
Galvanized bucket, 3 gallon | 18.50 | bucket | Rolled rim, wooden grip. Outlives three plastic ones.
Extension ladder, 16 foot | 149.00 | ladder | Type I aluminum. We'll tie it to your roof rack.
LED work light | 36.00 | flashlight | Magnet base, folds flat, eight hours at the low setting.
D batteries, four | 9.95 | battery | Fresh stock, dated this year.
Tomato starts seed, Mariposa mix | 3.95 | seed-packet | Five varieties that stand up to 104-degree summers.
Cover crop seed, 1 lb | 8.50 | seed-packet-green | Bell beans, vetch and rye for the bed you are too tired to plant.
Straw broom | 16.95 | broom | Four-stitch corn broom made by one family in Oregon.
Toolbox, steel | 44.00 | toolbox | Cantilever trays, red, dents like a truck.
`,
  'switchback-outfitters': `
Two-person tent | 219.00 | tent | Four pounds, two doors, no arguments at three in the morning.
Tent rental, weekend | 45.00 | tent | Cleaned, checked, every stake counted.
Leather hiking boots | 178.00 | boot | Norwegian welt, resoleable. Bring your own socks and an hour.
Light hikers | 124.00 | sneaker | For dry trails and quick feet. Wide lasts in stock.
Camp sandals | 52.00 | sandal | Something to put on when the boots finally come off.
Daypack, 24 liter | 89.00 | backpack | Hip belt pockets that fit a phone and a plum.
Bear canister rental, week | 18.00 | jar | Required above the valley. We show you how to open it cold-handed.
Headlamp, 350 lumens | 42.00 | flashlight | Red mode for star parties, lock switch for your pack.
Sighting compass | 36.00 | compass | With a mirror, for bearings and for sunburn.
Wool socks, midweight | 22.00 | socks | Guaranteed against holes, by the maker and by us.
Liner gloves | 26.00 | gloves | Thin enough to tie a knot in.
Fleece scarf | 19.00 | scarf | A tube, really: hat, mask or pillowcase, depending on the hour.
Steel bottle, 32 oz | 34.00 | water-bottle | Wide mouth, accepts a filter and snow.
Glacier sunglasses | 64.00 | sunglasses | Side shields, dark lenses. Your eyes at ten thousand feet will write to thank you.
First aid kit, two-day | 31.00 | bandage | Rearranged by a wilderness medic: more tape, fewer mysteries.
Zipper repair | 15.00 | scissors | New slider while you browse. Full zips take a week.
`,
  'merced-fly-shop': `
Fly of the week, three | 7.50 | hook | Whatever they ate this morning, tied at the counter.
Elk hair caddis, six | 13.50 | hook | Sizes fourteen to eighteen. If in doubt, this.
Pheasant tail nymphs, six | 13.50 | hook | Weighted, slim, ugly in the right way.
Starter rod and reel | 139.00 | fishing-pole | Nine foot five weight, lined and ready, with a casting lesson thrown in.
Tenkara rod | 118.00 | fishing-pole | No reel. Twelve feet of simplicity for pocket water.
Loaner waders, day | 25.00 | boot | Patched, dry, and no longer named after anyone.
Leaders, tapered, two | 9.95 | thread | Nine foot, 5X. Knotless until you get to them.
Silicone floatant | 6.50 | lotion | One drop. Not a hat full.
Landing net, ash | 68.00 | basket | Rubber bag, easy on the fish. Made in Sonora.
Wading staff | 44.00 | fishing-pole | Folds in four and locks with a tug.
Vest, many pockets | 72.00 | coat | Nineteen. We have found eighteen.
Long-bill cap | 26.00 | cap | Dark under the brim, to see what you are about to miss.
River thermometer | 14.00 | thermometer | Above sixty-eight degrees, go swimming instead and let them be.
Hand-drawn river map | 12.00 | map | Accurate for the first six miles.
Half-day guided trip | 195.00 | tropical-fish | For one or two, lunch, flies, and no talking about work.
Smoked trout, 6 oz | 11.50 | fish | Farmed, not caught, because we like ours in the river.
`,
  'hite-cove-bicycles': `
Town bike, refurbished | 285.00 | bicycle | Steel frame from the eighties, new cables, tires and bell.
Rental, day | 45.00 | bicycle | Gravel or upright. Comes with lock, pump and a route card.
Kids' bike, twenty inch | 165.00 | bicycle | One gear, two brakes, grows with the seatpost.
Flat repair, while you wait | 14.00 | wrench | Tube included. Mona will tell you what it was.
Full tune-up | 85.00 | wrench | Two days on the stand, everything adjusted, chain like new.
Multi-tool | 24.00 | screwdriver | Fourteen bits and a bottle opener that gets the most use.
Inner tube | 8.00 | wheel | Folded small. State your size or bring the wheel.
Brass bell | 18.00 | bell | A single clear ding, audible over a river.
Helmet, adult | 58.00 | helmet | Adjustable, round fit and oval fit, try both.
Front light, rechargeable | 39.00 | flashlight | Four hundred lumens; the reflective deer will look back.
Frame pack | 49.00 | backpack | Waxed canvas, sewn in town, keeps lunch off your spine.
Bottle and cage | 22.00 | water-bottle-poppy | Bright orange so you find it in the star thistle.
Riding gloves | 27.00 | gloves | Half finger, padded where it counts.
Chain lube, dry | 9.50 | oil-bottle | For dust, which is what we have.
U-lock | 46.00 | lock | Probably unnecessary here. Good for your trip to Fresno.
Truing an old wheel | 30.00 | wheel | Laced and tensioned by ear. Spokes extra.
`,
  'oak-and-acorn-nursery': `
Valley oak, one gallon | 16.00 | oak | From acorns gathered in the county. Plant it for your grandchildren.
Blue oak seedling | 7.50 | seedling | A foot of root, four inches of tree.
Manzanita, Dr. Hurd | 24.00 | potted-plant | Mahogany bark, white flowers in January, no water by year three.
California fuchsia | 11.50 | hibiscus | Scarlet in August when everything else has quit. Hummingbirds know the address.
Cleveland sage | 12.00 | herb | The smell of the foothills after dark.
Deer grass | 10.50 | wheat | A fountain of stems that deer, despite the name, ignore.
Tomato start, Early Girl | 4.50 | tomato | Six inches tall in April, hardened off on the cold bench.
Pepper start, shishito | 4.50 | pepper-hot | Sulks until May, then overproduces.
Strawberry crowns, ten | 12.50 | strawberry | Bare root, winter only. Seascape and Albion.
Prickly pear pad | 6.00 | cactus | Lay it on gravel and go away.
Barrel cactus, 4 inch | 9.50 | cactus | Golden spines, slow company for a sunny sill.
Native meadow seed | 14.00 | seed-packet | Covers a hundred square feet. Poppies, clarkia, goldfields.
Lettuce and greens seed | 3.75 | seed-packet-green | Sow every other week from September and never buy a bag again.
Potting mix, 1.5 cubic feet | 17.50 | feed-sack | Bark, compost, pumice. No peat, no fuss.
Terracotta pot, 8 inch | 8.50 | potted-plant | Italian clay, thick rim, ages to gray.
Bypass pruners | 38.00 | scissors | Swiss pattern. Sharpened free every January.
Watering can, 2 gallon | 42.00 | bucket | Long neck, brass rose, balanced when full.
`,
  'fiddle-and-fret': `
Student fiddle outfit | 245.00 | violin | Set up by Rosalind: bridge cut, pegs turning, bow that isn't a toy.
Fiddle rental, month | 28.00 | violin | Half goes toward buying. All sizes down to the tiny one.
Open-back banjo | 420.00 | banjo | Maple neck, skin-look head, plunky in the best way.
Banjo strings, light | 9.00 | banjo | Five. The fifth one is short; that's normal.
Parlor guitar, used | 310.00 | guitar | Small body, big 1960s heart, fresh frets.
Guitar strings, bronze | 11.50 | guitar | Twelves. Change them before the recital, not at it.
Guitar setup | 65.00 | screwdriver | Action, nut, intonation. It will feel like a different instrument.
Frame drum | 74.00 | drum | Sixteen inches, goatskin, comes alive in dry air.
Accordion, twelve bass | 380.00 | accordion | Red pearl, tuned, a little asthmatic on the low C.
Maracas, gourd | 16.00 | maracas | Dried in Hornitos and seeded by hand.
Rosin, dark | 8.50 | honey | In a wooden boat. Two swipes.
Metronome, wind-up | 46.00 | hourglass | Ticks like a conscience.
Tune book, foothill fiddle | 19.00 | open-book | Sixty-two tunes collected from kitchens between here and Jamestown.
Used records, any three | 12.00 | record | Old-time, ranchera and one polka bin.
First lesson, half hour | 30.00 | bell | Any instrument on the wall. Bring nothing but short fingernails.
`,
  'good-dog-supply': `
Peanut butter bones, bag | 8.50 | bone | Oat flour, peanut butter, no salt. Baked Monday, gone Thursday.
Marrow bone, smoked | 6.75 | bone | From Jessup's, slow-smoked, good for an afternoon of peace.
Antler chew | 15.50 | deer | Shed, not hunted, sanded at the ends.
Sweet potato chews | 7.95 | sweet-potato | Dehydrated slices and nothing else at all.
Salmon bites, 4 oz | 9.50 | fish | Tiny, smelly, unbeatable for recall.
Rope leash, six foot | 26.00 | leash | Retired climbing rope, spliced here. Each color appears once.
Leather leash, cut to length | 38.00 | leash | Bridle leather, brass snap, softens by Christmas.
Trail harness | 44.00 | dog | Handle on top for creek crossings. We fit it on the dog, not on a chart.
Name tag, engraved | 9.00 | label | Brass or steel, two lines, five minutes.
Stuffed squirrel | 11.00 | squirrel | Double-stitched. Average survival nine days.
Tennis balls, three | 5.50 | tennis | Felted without grit, so kinder on teeth.
Ceramic bowl, heavy | 24.00 | bowl | Cannot be carried around the kitchen. We have tried, with a Labrador.
Oatmeal shampoo bar | 9.50 | soap-bar | No perfume. Smells of dog, but a clean one.
Self-wash tub, half hour | 18.00 | bucket | Ramp, apron, towels, dryer. The mess stays with us.
Paw balm | 10.00 | tin-marigold | Beeswax and calendula for hot granite and cold snow.
Catnip mouse | 6.50 | cat | Homegrown catnip, hemp tail, immediate chaos.
Wool cat bed | 39.00 | yarn | Felted cave in natural gray. Ignored for a week, then defended.
`,
  'fairgrounds-western': `
Roper boots, men's | 189.00 | boot | Rounded toe, low heel, leather lined. We stretch while you wait.
Western boots, women's | 215.00 | womans-boot | Thirteen-inch shaft, hand-corded stitching in six rows.
Kids' boots | 74.00 | womans-boot | Sturdy enough for 4-H and a growth spurt.
Boot resole | 68.00 | hammer | Full leather, two weeks, they come back younger.
Straw hat, steamed and shaped | 64.00 | sun-hat | Say cattleman, gus or just point at one you like.
Felt hat, silverbelly | 168.00 | sun-hat | Fur felt. Keep it brim up and out of the truck window.
Dress top hat, rental | 35.00 | top-hat | For parades, weddings and the melodrama in July.
Work jeans | 54.00 | jeans | Stiff as a gate the first week, yours forever after.
Riding jeans | 62.00 | jeans | Flat inseam, longer leg, nothing that rubs.
Canvas chore coat | 98.00 | coat | Blanket lined, corduroy collar, pockets for fencing staples.
Deerskin work gloves | 32.00 | gloves | Supple from the first wire.
Silk wild rag | 28.00 | scarf | Thirty-four inches, hemmed by hand. Two knots taught free.
Trophy buckle, engraved | 115.00 | trophy | Name, event, year. Ready by Friday.
Boot socks | 14.00 | socks | Tall, cushioned, stay up.
Saddle soap, tin | 9.50 | tin | Glycerin and beeswax. A rag and a quiet evening.
Hoof pick and brush | 7.50 | horse-face | Because the hardware store's are blue and these are red.
`,
  'darkroom-on-sixth': `
Black and white film, 400 | 10.50 | film | Thirty-six frames, forgiving of your light meter.
Color negative, 200 | 13.00 | film | Warm in late sun. Three rolls to a customer while it lasts.
Develop and scan, one roll | 18.00 | film | Two days. Negatives sleeved, scans by link.
35 mm camera, serviced | 165.00 | camera | Metal body, new seals, meter checked against ours.
Folding camera, 1950s | 140.00 | camera | Six by six, light-tight bellows, fits a coat pocket.
Camera loan, weekend | 30.00 | camera | With a roll loaded and five minutes of teaching.
Darkroom, two hours | 24.00 | bulb | Enlarger, trays, chemistry, a stool and the radio.
Red safelight bulb | 12.00 | bulb | Screw-in. Turns any bathroom into a conspiracy.
Printing paper, 25 sheets | 34.00 | package | Eight by ten, fiber, glossy that dries to satin.
Developer, one liter | 14.50 | test-tube | Mixes at room temperature. Write the date on the bottle.
Matted print, valley fog | 85.00 | framed-print | Silver gelatin by Ansel Iwata, no relation.
Framing, simple black | 48.00 | painting | Up to eleven by fourteen while you have lunch.
Focusing loupe | 27.00 | magnifier | Stand it on the ground glass and stop guessing.
Leather neck strap | 42.00 | leash | Adjustable, stitched in town, kinder than the yellow one with the logo.
Negative sleeves, pack | 8.50 | envelope | Holds a year of Sundays.
Beginner's evening | 55.00 | hourglass | Four people, one roll, one print each to take home damp.
`,
  'patchwork-thrift': `
Denim chore jacket | 22.00 | coat | Faded in all the right places.
Party dress, about 1962 | 34.00 | dress | Turquoise, full skirt, one replaced zipper.
Wool plaid scarf | 8.00 | scarf | Dry-cleaned. Still itches slightly, as tradition requires.
Corduroy pants | 12.00 | jeans | Brown, wide wale, three waists available.
Grandfather cardigan | 18.00 | hoodie | Leather buttons, elbow patches, peppermint in the pocket.
Leather handbag | 26.00 | handbag | Saddle tan with a working clasp.
Suitcase, hard shell | 29.00 | suitcase | Blue, satin lining. Best as a bedside table now.
Records, any five | 7.50 | record | Country, easy listening, someone's entire mambo phase.
Transistor radio | 16.00 | radio | Picks up Fresno on clear evenings.
Rotary telephone | 38.00 | telephone | Red. Rings when wired, decorative when not.
Hurricane lantern | 19.50 | lantern | New wick, old soot.
Patchwork quilt, twin | 65.00 | blanket | Flying geese, hand-quilted, initials M.L. in a corner.
Teapot, chipped | 6.00 | teapot | The chip faces the wall. Pours beautifully.
Board game, complete | 5.00 | dice | Counted by volunteers. All the little hats are there.
Box of paperbacks | 9.00 | books | Twenty, unsorted. Two will be good.
Kitchen chair | 15.00 | chair | Sturdy, painted four times, currently yellow.
`,
  'ridge-runner-sports': `
Trail shoes, men's | 128.00 | sneaker | Rock plate, four-millimeter drop, drains after creeks.
Trail shoes, women's | 128.00 | sneaker | The same tread on a narrower last.
Handheld bottle | 19.00 | water-bottle | Soft strap, half a liter.
Running socks, two pairs | 17.00 | socks | Left and right, and it matters.
Courthouse Five entry | 25.00 | medal | First Saturday of October. Shirt, bib and a pancake at the end.
Cooling cap | 23.00 | cap | Dunk it at mile three.
`,
}
