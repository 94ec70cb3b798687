/** One product per line: name | price | drawing | description. */
export const souvenirProducts: Record<string, string> = {
  'three-brothers-outpost': `
Gate mug, pine green | 17.00 | camp-mug | Enamel over steel with the ridge line in white. Goes on a fire, not in a microwave.
Gate mug, river blue | 17.00 | camp-mug-blue | The same mug in the color of the Merced in June.
Gate mug, cream | 17.00 | camp-mug-cream | Enamel over steel, in cream.
Three Brothers poster | 28.00 | poster | Four-color print drawn from the meadow by Caleb's sister. Eighteen by twenty-four.
Round granite patch | 8.50 | patch | Merrowed edge, three inches. Sews, or irons if you are careful.
Ridge pin | 9.50 | enamel-pin | Hard enamel with two posts so that it doesn't spin.
Dusk magnet | 6.50 | magnet-tile | The domes in last light. Strong enough to hold a park map.
Summit sticker | 3.50 | sticker | Survives the dishwasher and at least one bear locker.
Trail bottle, 24 oz | 32.00 | water-bottle | Steel, double wall. The ice is still ice at the top of the falls.
Trail bottle, poppy | 32.00 | water-bottle-poppy | Easier to find when you set it down and walk off.
Outpost hoodie | 58.00 | hoodie | Midweight, brushed inside, cut long. In slate blue.
Logo tee, moss | 27.00 | shirt | Soft ring-spun cotton with a small print on the chest.
Five-panel cap | 29.00 | cap | Quick-dry, packable brim, patch sewn on in Groveland.
Hiking socks | 21.00 | socks | Merino, cushioned heel. Handy if yours got wet.
Waterfall poncho | 12.00 | umbrella | Reusable and not see-through. You will need it on the Mist Trail until July.
Plush black bear | 24.00 | teddy | Cinnamon brown, with embroidered eyes. About ten inches tall.
Trail map, waterproof | 14.95 | map | Valley on one side, high country on the other, contour lines you can trust.
Postcards, set of eight | 9.00 | postcard | Eight drawings, thick card stock, plenty of room to write.
`,
  'wawona-road-trading': `
Camp blanket, red | 129.00 | blanket | Wool with cream and charcoal bands; weighs what a blanket should.
Camp blanket, lake | 129.00 | blanket-lake | For those whose cabin already has enough red.
Carved bear, small | 38.00 | bear | Chainsawed from cedar by Hollis's neighbor, six inches and cheerful.
Carved owl | 44.00 | owl | Sugar pine, burnt eyes, keeps jays off a porch for about a week.
Cedar keepsake box | 34.00 | wood | Dovetailed. Opens with a breath of pencil.
Sugar pine walking stick | 29.00 | wood | Straight, light and drilled for a lanyard.
Wool scarf, plaid | 36.00 | scarf | Long enough to wrap twice and still look casual.
Deerskin gloves | 49.00 | gloves | Unlined, cut in Merced. They turn into your hands by spring.
Stove kettle mug | 16.00 | camp-mug | With a moose that has never been seen here. We like him anyway.
Maple candy | 7.50 | maple-leaf | Imported from people who have maples.
Pine cone fire starters | 9.00 | fire | Dipped in wax, six in a sack. One lights a damp morning.
Cabin candle | 22.00 | candle-jar-green | Fir and cold air.
Snow globe, giant sequoias | 26.00 | snow-globe | Shake gently; they have been through enough.
Raccoon plush | 19.00 | raccoon | Masked, innocent, has your sandwich.
Feather pen | 11.00 | feather | Turkey quill with a ballpoint hidden inside.
Fish Camp key fob | 8.50 | key-ring | Burned leather with a tree and the altitude.
`,
  'gateway-postcards': `
Postcard, any | 1.50 | postcard | From the wall. Pen on loan, mailbox by the door.
Ten postcards | 12.00 | postcard | Pick ten. Duplicates are allowed; aunts don't compare.
Letterpress postcard, butterfly | 3.00 | butterfly | Two colors on cotton card. Mariposa is Spanish for this.
Writing set, twelve sheets | 16.00 | envelope | Laid paper with the courthouse in the corner.
Airmail envelopes, twenty | 6.50 | envelope | Striped, thin, unreasonably exciting to receive.
Love note kit | 9.00 | love-letter | One card, one envelope, one wax seal and a draft you may copy.
Travel poster, Mariposa | 24.00 | poster | Hills, awnings and a very large sun, printed from linocut.
Travel poster, the Valley | 24.00 | poster | Seven inks. Hang it somewhere north-facing.
Miniature framed print | 32.00 | framed-print | Postcard sized, float mounted, ready for a nail.
County sticker | 3.25 | sticker | The outline, with a dot where you are standing.
Roll of forever stamps | 14.60 | ticket | Twenty, sold at face value as a public service.
Round-corner notebook | 8.00 | notebook | Forty-eight pages, stitched on the big table.
Wooden pencil, stamped | 1.25 | pencil | Says it was here. Sharpen and prove it.
Travel pen | 7.50 | pen | Four colors, one click each, beloved of eight-year-olds.
Letterpress workshop | 55.00 | scroll | Two hours on the 1938 press. You keep fifty cards and inky thumbs.
Scrapbook, linen | 27.00 | book | Heavy pages with tissue between; string tie.
`,
  'tuolumne-patch': `
Dome patch | 8.50 | patch | The one everyone buys. Rust border, eleven thread colors.
Meadow patch | 8.50 | patch | Lupine under a thundercloud; limited to a drawerful.
Patch bundle, three | 22.00 | patch | This season's three at once, in a glassine sleeve.
Shield pin, high country | 10.50 | enamel-pin | Gold plate, hard enamel, rubber clutches.
Shield pin, night sky | 10.50 | enamel-pin | Glitter in the blue, just enough.
Wildflower pin | 9.50 | blossom | Shooting star, magenta and yellow, an inch tall.
Bear pin | 9.50 | bear | Looking the other way on principle.
Trout pin | 9.50 | tropical-fish | Golden trout. The spots are correct, we counted.
Patched trucker cap | 27.00 | cap | Any patch from the wall, sewn while you drink a coffee.
Denim jacket, patched | 74.00 | coat | Secondhand denim with five patches placed by an expert.
Canvas tote with patch | 24.00 | tote | Heavy natural canvas and a meadow in the corner.
Die-cut sticker | 3.00 | sticker | The dome, minus the circle.
Sticker sheet | 5.50 | sticker | Fourteen little ones, including the marmot.
Pin board, felt | 18.00 | scroll | Hangs by a cord; room for thirty.
Sew-on service | 6.00 | needle | Bring your pack. Ten minutes per patch, fifteen for leather.
`,
  'arch-rock-prints': `
Cascade, screen print | 48.00 | poster | Five screens, edition of two hundred, signed in pencil.
Oak at noon, screen print | 48.00 | poster | Almost nothing but shadow. Our quietest edition.
Moonrise, framed | 135.00 | framed-print | Black ash frame made by Noor's brother, museum glass.
Granite study, framed | 110.00 | framed-print | Three grays and one warm edge.
Small original, gouache | 160.00 | painting | Painted at the pullout by the tunnel, six by eight inches.
Set of four mini prints | 36.00 | postcard | The seasons, at postcard size, in a folded case.
Greeting cards, six | 21.00 | greeting-card | Details from the big prints, blank inside.
Proof, unsigned | 18.00 | scroll | A print with a thumbprint or a shy corner. Lovely anyway.
Misprint tea towel | 14.00 | blanket | Two editions overlapped by accident and sold on purpose.
Printed tote | 23.00 | tote-poppy | Water-based ink on recycled canvas.
Field watercolors | 29.00 | palette | Twelve half pans in a tin that fits a shirt pocket.
Sable brush, travel | 19.50 | paintbrush | Size six, with a cap that doubles as the handle.
Drawing pencils, six | 12.00 | pencil | From 4H to 6B, cedar cased.
Sketchbook, landscape | 17.50 | notebook | Takes a wash without buckling.
Pull your own print | 40.00 | sunrise | Saturday mornings. One screen, two inks, an apron.
`,
  'placer-pan-supply': `
Steel pan, 12 inch | 19.50 | gold-pan | Blued steel as it was in 1850. Season it and it stays yours.
Plastic pan, 14 inch | 16.00 | gold-pan | Green, riffled, light. Most gold is found with the unromantic one.
Child's pan with vial | 9.50 | gold-pan | Eight inches, with a pinch of something shiny at the bottom.
Vial of flakes | 18.00 | gold-vial | A half grain of real placer gold suspended in water.
Empty vials, six | 7.50 | gold-vial | Glass with screw caps and optimism.
Picker nugget | 85.00 | nugget | About a gram, from the Merced drainage, weighed in front of you.
Paydirt, one pound | 14.00 | bucket | Real creek concentrate. There is gold in it; how much is your department.
Paydirt, five pounds | 52.00 | bucket | A winter evening's work, with the sluice in the bathtub.
Prospector's pick | 39.00 | pick | Forged head, hickory handle. Pry, chip, lean on it thoughtfully.
Snuffer bottle | 6.50 | lotion | Sucks up flakes without the gravel. Easier than tweezers.
Magnet for black sand | 12.00 | magnet | Lifts the iron, leaves the rest. Use it through a bag.
Loupe, 10x | 15.00 | magnifier | To tell gold from its many impersonators.
Creek access map | 5.00 | map | Where panning is allowed and when. Free with any pan.
Lesson at the trough | 22.00 | hourglass | One hour, all tools, everybody finds color.
Mule plush | 17.00 | horse-face | Carries nothing and has a good attitude.
Fool's gold, pocket piece | 3.00 | rock | Pyrite cubes from a roadcut. Handsomer than the real thing.
`,
  'granite-and-pine': `
Ridge hoodie, slate | 62.00 | hoodie | Fleece inside, drawn ridge across the chest. Shrinks for nobody.
Zip hoodie, fog | 66.00 | hoodie | The same fleece split down the middle with a sturdy zipper.
Pine tee, sage | 28.00 | shirt | One tree, front left. The rest is up to you.
Kids' tee, bear tracks | 19.00 | shirt | The tracks walk around to the back.
Patch cap, wool | 34.00 | cap | Charcoal, leather back strap, embroidered pine.
Sun hat, straw | 31.00 | sun-hat | Wide brim, sweatband, flattens in a suitcase and recovers.
Crew socks, ridgeline | 16.00 | socks | Cotton and a bit of stretch. Two per foot in January.
Bandana, topographic | 13.00 | scarf | The contour lines are Madera County's. Also a napkin.
Camp mug, navy | 18.00 | camp-mug-blue | Twelve ounces, pine on one side, elevation on the other.
Camp mug, forest | 18.00 | camp-mug | For those who match their jacket.
Steel bottle, 20 oz | 29.00 | water-bottle | Powder-coated in Fresno. Dents honorably.
Daypack, 18 liter | 54.00 | backpack | Rolls into its own pocket when the day is over.
Canvas tote | 22.00 | tote | Screen-printed by hand and, in one batch of forty, upside down.
Sunglasses, polarized | 38.00 | sunglasses | Recycled frames; cut the glare on Bass Lake to nothing.
Car sticker, pine | 4.00 | sticker | Vinyl, six-year outdoor rating.
Ornament, granite | 14.00 | christmas-tree | A sliver of stone, drilled and ribboned.
`,
  'valley-floor-maps': `
Valley loop map | 9.95 | map | Every path on the floor, walking times by an honest walker.
High country map, waterproof | 15.95 | map | One to sixty-three thousand, ridge tops legible.
Raised relief map | 49.00 | mountain | Molded so that your fingers can climb it.
Wall map, 1927 reproduction | 36.00 | scroll | Hand-lettered, with camps that have since moved or vanished.
Trees of the Sierra, pocket | 12.95 | evergreen | Sorted by cone. Twenty minutes and you are insufferable company.
Bird finder | 8.95 | owl | Fold-out card, eighty birds, written for beginners.
Night sky guide | 14.95 | book | What you see from Glacier Point, month by month.
John Muir, collected | 21.00 | books | Two volumes in one, small type, large enthusiasm.
Geology for walkers | 18.95 | open-book | Why the walls are where they are, in ninety pages.
Baseplate compass | 24.00 | compass | Adjustable declination. Ask and we set it for here.
Brass compass | 38.00 | compass | Heavier, prettier and it still points north.
Spotting scope, loaner day | 15.00 | telescope | Climbers on the wall, from a chair in the meadow.
Field notes, waterproof | 11.00 | notebook | Writes in drizzle with any pencil.
Golf pencils, bundle | 2.50 | pencil | Ten short ones, pre-sharpened.
Park newspaper bundle, old issues | 4.00 | newspaper | A random ten from the seventies. Read the bear advice.
Junior naturalist kit | 26.00 | magnifier | Lens, notebook, string and a badge to be earned.
`,
  'whistle-stop': `
Shay engine, wooden kit | 44.00 | train | Sixty pieces, no glue, gears that really turn.
Pull train, maple | 32.00 | train | Engine and two log cars for someone under four.
Tin locomotive | 26.00 | train | Wind-up, lithographed, runs three feet with dignity.
Steam whistle, brass | 29.00 | bell | Three notes. Loud, so please try it outside.
Crossing bell, desk size | 24.00 | bell | For meetings that need ending.
Switch lamp, working | 98.00 | lantern | Restored kerosene lamp with red and green lenses.
Lantern, battery | 34.00 | flashlight | Brakeman's shape, sensible insides.
Rail spike, with papers | 15.00 | bolt | Pulled from the grade above the mill; the tag gives the milepost.
Trestle poster | 22.00 | poster | The 1908 curve, from a glass negative.
Timetable, reproduction | 6.00 | ticket | Southbound on one side, excuses on the other.
Engineer cap, striped | 19.00 | cap | Hickory stripe, two sizes, one for the grandchild.
Conductor's pocket watch | 46.00 | watch | Quartz now, but the case still snaps shut properly.
Brass key ring | 9.50 | key-ring | Stamped with the company that went bankrupt.
Logging-days postcards, six | 7.00 | postcard | Mules, flumes and very serious mustaches.
Wagon wheel, small | 58.00 | wheel | Eighteen inches, oak spokes, for walls rather than wagons.
`,
  'wandering-marmot': `
Marmot plush | 22.00 | beaver | Round, brown, whistles when squeezed.
Black bear cub | 26.00 | teddy | Weighted paws so that it sits by itself.
Steller's jay plush | 18.00 | bird | Crest up. Will steal a cracker from a plush bear.
Great gray owl plush | 24.00 | owl | The head turns nearly all the way.
Mule deer, felted | 31.00 | deer | Needle-felted wool, five inches at the shoulder.
Coyote hand puppet | 27.00 | wolf | Moving mouth, excellent howl, yours.
Tree frog finger puppet | 8.50 | frog | Pacific chorus frog. They come in fives for a reason.
Banana slug beanbag | 9.50 | banana | Technically from nearer the coast. It was on vacation.
Field journal, junior | 9.00 | notebook | Boxes for weather, tracks and feelings about lunch.
Rainproof pencil | 2.25 | pencil | Writes upside down, too, should you be hanging.
Bug box with lens | 7.50 | magnifier | Look, wonder, let go.
Small person backpack | 39.00 | backpack | Ten liters, chest whistle, loop for the marmot.
Track stamps, wood | 16.00 | paw | Bear, fox, heron, deer: an ink pad and a lot of mischief.
Sticker sheet, who lives here | 4.75 | sticker | Twelve animals in order of bedtime.
Colored pencils, rock tones | 10.50 | crayon | Twelve grays that turn out not to be gray.
Puzzle, meadow after dark | 17.00 | puzzle | A hundred pieces; eyes glow with the lights off.
`,
  'courthouse-keepsakes': `
Clock tower, brass | 36.00 | bell | Five inches, the hands fixed at a quarter past ten.
Bell ornament | 14.00 | bell | A small copy of the one that came by ship and mule in 1866.
Clock tower magnet | 6.00 | magnet-tile | White paint, green shutters, your refrigerator.
County history, volume one | 19.95 | book | From the people who were always here to the first gavel.
Trials of note | 12.95 | open-book | Eleven cases, told by a retired clerk with a dry pen.
Facsimile deed | 8.50 | scroll | A mining claim from 1851, inked blanks left for your own name.
Certificate of good standing | 7.50 | scroll | Hand-set, sealed and legally worthless.
Gavel, oak | 28.00 | hammer | Turned from a limb that fell on the lawn in 2011.
Scales paperweight | 42.00 | scales | Cast brass. They balance if your desk does.
Commemorative coin | 16.00 | coin | Struck for the hundred and seventieth year, tower on both sides by mistake.
Courthouse in watercolor, framed | 64.00 | framed-print | By Lenora's late husband, from the bench across the street.
Postcard, 1890s street | 1.75 | postcard | Mud, oxen, and a boy who moved during the exposure.
Fountain pen, clerk's | 26.00 | pen | Black, plain, meant for signing things twice.
Butterfly lapel pin | 9.50 | butterfly | The town's emblem in blue and orange enamel.
County flag, desk | 11.00 | bookmark | With a stand. The poppy is to scale.
`,
  'fossil-and-fern': `
Amethyst geode half | 34.00 | geode | From Artigas, deep violet, sits flat because we cut it so.
Crack-your-own geode | 12.50 | geode | We supply the chain cutter and the suspense.
Geode bookends | 96.00 | geode | A matched pair, twelve pounds, felt on the feet.
Quartz cluster | 28.00 | gem | Clear points from Arkansas with a few rainbows inside.
Mariposite slab, polished | 22.00 | gem | Green and white, from the roadcut geologists stop traffic for.
Fluorite octahedron | 9.50 | gem | Cleaved, not carved. Purple, green or undecided.
Pyrite sun | 24.00 | sun | Flat, radiating disc from an Illinois coal mine.
Native gold on quartz | 165.00 | nugget | Thumbnail specimen with locality card and a loupe to see it by.
Ammonite pair | 38.00 | ammonite | Sliced and polished; one spiral, two mirrors.
Trilobite | 29.00 | rock | Elrathia from Utah, four hundred million years late for dinner.
Fern fossil in shale | 45.00 | herb | White on black, Pennsylvania, the shop's namesake.
Shark tooth | 4.50 | rock | Sharktooth Hill, near Bakersfield. Yes, it was sea.
Obsidian, tumbled | 2.50 | rock | Glass Mountain black. Fits any worry.
Tumbled stones, scoop | 6.50 | beads | A pouchful from the barrel. Kids can take all the time they need.
Hand lens | 13.50 | magnifier | Ten times, folding, on a cord.
Rock hammer, small | 32.00 | hammer | Pointed tip, drop forged. Goggles are two dollars more and not optional.
Saw-your-own, thirty minutes | 25.00 | saw | Choose a rough, we run the blade with you.
`,
  'park-deals-direct': `
Park tee 3-pack | 19.99 | shirt | Assorted designs. Colors may vary from picture.
Park cap | 9.99 | cap | One size. Imported.
Magnet bulk lot, 12 | 14.99 | magnet-tile | Twelve magnets, random selection.
Key ring | 4.99 | key-ring | Metal and plastic.
Poster, unframed | 7.99 | poster | Ships rolled from partner warehouse.
`,
}
